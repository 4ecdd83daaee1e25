import { chooseGame, ownGame } from '../frame/own-game.ts';

/** Shows the doors of the game that the reader chooses, at first of the one that this device remembers. */
export function offerGames(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>('.game-choice input')];
  const show = (game: string) => {
    for (const doors of document.querySelectorAll<HTMLElement>('[data-doors]')) {
      doors.classList.toggle('chosen', doors.dataset.doors === game);
    }
    for (const choice of choices) choice.checked = choice.value === game;
  };
  for (const choice of choices) {
    choice.addEventListener('change', () => {
      show(choice.value);
      chooseGame(choice.value);
    });
  }
  const game = ownGame() ?? choices.find(({ defaultChecked }) => defaultChecked)?.value;
  if (game !== undefined) show(game);
}
