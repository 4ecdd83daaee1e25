import { h } from 'preact';
import renderToString from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { type RulesetId, usualRuleset } from '../../src/engine/index.ts';
import { isReaders } from '../../src/learn/first-deal/course.ts';
import { middlePlayer } from '../../src/learn/first-deal/middle-player.ts';
import { suggested } from '../../src/learn/first-deal/suggested.ts';
import { choose } from '../../src/players/index.ts';
import { firstDeals, scriptOf, writtenDeal, writtenEvents } from '../../src/site/learn/first-deal/first-deal.ts';
import { type DealState, dealReducer, startDeal } from '../../src/widgets/first-deal/deal-state.ts';
import type { DealWords } from '../../src/widgets/first-deal/deal-words.ts';
import { Narrator } from '../../src/widgets/first-deal/Narrator.tsx';
import { newGame, readersSeat, seatToAct } from '../../src/widgets/practice/game/game.ts';
import { openTable, practiceReducer } from '../../src/widgets/practice/game/practice-state.ts';
import { heardNow } from '../../src/widgets/practice/log/last-turn-text.ts';
import { Talk } from '../../src/widgets/practice/log/talk.ts';
import { contentFile } from '../content-file.ts';
import { speechOf } from './support/speeches.ts';

const speech = speechOf('en');
const messages = contentFile('content/messages/en.yaml');
const talk = new Talk(speech, {
  texts: messages.practice,
  reasons: messages.moveReasons,
  insight: messages.insight,
  agreement: messages.agreement,
});

test.each<RulesetId>(['canasta-fi', 'samba', 'sitoumussamba'])(
  '%s: at the practice table each turn of another player is heard once, whole, when it has ended',
  (id) => {
    let state = openTable(newGame(usualRuleset(id), 'beginner', 3));
    let heard = heardNow(state, talk);
    for (let acts = 0; state.game.position.phase !== 'over' && acts < 300; acts++) {
      const { position, moves } = state.game;
      const seat = seatToAct(position);
      const action = choose(position, 'beginner', acts);
      state =
        seat === readersSeat
          ? practiceReducer(state, { type: 'try', action })
          : practiceReducer(state, { type: 'played', action, after: moves.length });
      const now = heardNow(state, talk);
      const ended = seatToAct(state.game.position) !== seat;
      // Within a turn of another player nothing new is said.
      if (seat !== readersSeat && !ended) expect(now).toBe(heard);
      if (seat !== readersSeat && ended && state.game.position.phase !== 'over') {
        expect(now).not.toBe('');
        expect(now).toMatch(/^(Left|Partner|Right)/);
        expect(/Your turn/.test(now)).toBe(seatToAct(state.game.position) === readersSeat);
      }
      heard = now;
    }
  },
);

test('in a first deal the narrator names the card that has been drawn, and advises after what the others have done', () => {
  const words: DealWords = { ...messages.firstDeal, told: messages.practice, reasons: messages.moveReasons };
  const told = (state: DealState) => renderToString(h(Narrator, { state, speech, words }));
  let drawn = 0;
  for (const { ruleset, file } of firstDeals()) {
    const script = scriptOf(ruleset, writtenDeal(file), writtenEvents(), 'en');
    if (!script.ok) throw new Error(script.error);
    let state = startDeal(script.value);
    for (let acts = 0; acts < 80 && state.course.position.phase !== 'over'; acts++) {
      const mine = isReaders(state.course);
      const action = mine ? suggested(state.course, middlePlayer) : null;
      state =
        action === null
          ? dealReducer(state, { type: 'others', player: middlePlayer })
          : dealReducer(state, { type: 'try', action });
      const html = told(state);
      if (action?.type === 'draw' && isReaders(state.course)) {
        expect(html).toMatch(/From the stock/);
        drawn += 1;
      }
      const [others, now] = [html.indexOf('others-did'), html.lastIndexOf(' now"')];
      if (others >= 0 && now >= 0) expect(others).toBeLessThan(now);
      // While the others play nobody hears it piece by piece.
      if (!isReaders(state.course) && state.course.position.phase !== 'over' && others >= 0) {
        expect(html).toMatch(/others-did" aria-hidden/);
      }
    }
  }
  expect(drawn).toBeGreaterThan(10);
});
