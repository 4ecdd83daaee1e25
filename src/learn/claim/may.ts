import {
  canGoOut,
  judge,
  meetsGoingOutRequirement,
  type Position,
  permits,
  waysToTakePile,
} from '../../engine/index.ts';
import { takesOntoMeld } from '../../insight/index.ts';
import type { Deed, TableClaim } from './claim.ts';
import { facesOf } from './named-cards.ts';
import { type Scene, sideOfSubject } from './scene.ts';

/** Whether the reader may do something now, as far as his seat can see. */
export function may(scene: Scene, claim: TableClaim): boolean {
  const { view, reader } = scene;
  const deed = claim.deed;
  if (deed === 'go-out' && claim.subject === 'we') return meetsGoingOutRequirement({ ...view, turn: reader });
  if (claim.subject !== 'you' || deed === null || view.turn !== reader) return false;
  if (scene.tried !== null && claim.cards.flat().some(({ kind }) => kind === 'it'))
    return judge(view, scene.tried).legal;
  return isAllowed(scene, deed, claim);
}

function isAllowed(scene: Scene, deed: Deed, { cards: groups }: TableClaim): boolean {
  const { view } = scene;
  const melds = groups.map((group) => ({ cards: group.flatMap((word) => facesOf(word, scene)) }));
  const cards = melds.flatMap((meld) => meld.cards);
  const own = sideOfSubject(scene, 'we')?.melds ?? [];
  switch (deed) {
    case 'draw':
    case 'ask':
      return permits(view, { type: deed });
    case 'go-out':
      return canGoOut(view);
    case 'bid':
      return view.phase === 'auction';
    case 'discard':
    case 'lay':
      return cards.length > 0 && cards.every((card) => permits(view, { type: deed, card }));
    case 'meld':
      return permits(view, { type: 'meld', melds });
    case 'add':
      return cards.every((card) =>
        own.some(({ name }) => permits(view, { type: 'add', additions: [{ meld: { name }, cards: [card] }] })),
      );
    case 'take':
      return cards.length > 0
        ? permits(view, { type: 'take', with: cards, melds: [] })
        : takesOntoMeld(view) || takesFromHand(view);
    case 'merge':
      return own.some((first) =>
        own.some(
          (second) =>
            first !== second &&
            permits(view, { type: 'merge', first: { name: first.name }, second: { name: second.name } }),
        ),
      );
  }
}

function takesFromHand(view: Position): boolean {
  return view.phase === 'draw' && waysToTakePile(view).ways.length > 0;
}
