import { describe, expect, test } from 'vitest';
import { actingSide, type Card, canGoOut, nameMeld, topOf } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { adviceAfter } from '../../src/widgets/words/advice.ts';
import { reasonText } from '../../src/widgets/words/reason-text.ts';
import { type Slip, slipsOf } from './support/slips.ts';
import { speechOf } from './support/speeches.ts';

// What beginners slip into most: two thousand acts near lawful ones in each ruleset, by the act, the rule that it breaks, and the advice.

const slips = rulesetIds.flatMap((ruleset) => slipsOf(ruleset, 2000));

/** The kinds of slips that were read over in four languages: what is said explains what was meant. */
const read: ReadonlySet<string> = new Set([
  'add black-three-in-meld',
  'add different-ranks',
  'add draw-first',
  'add keep-one-card',
  'add opponents-meld',
  'add red-three-in-meld',
  'add robber-requirement adviceKeepCard',
  'add sequence-gap adviceTwice',
  'add sequence-of-one-suit',
  'add three-in-sequence',
  'ask ask-after-melding',
  'ask ask-not-now',
  'ask ask-not-now adviceAskIfAble',
  'ask ask-not-now adviceAskAfterDraw',
  'ask ask-not-now adviceAskNotAfterPile',
  'ask not-at-this-stage adviceInAuction',
  'discard black-threes-only-going-out adviceOutAfterThrees',
  'discard draw-first',
  'discard not-at-this-stage adviceInAuction',
  'draw one-draw-a-turn',
  'meld black-three-in-meld',
  'meld black-threes-count',
  'meld black-threes-only-going-out',
  'meld black-threes-with-wild',
  'meld different-ranks',
  'meld draw-first',
  'meld going-out-requirement adviceKeepCard',
  'meld keep-one-card',
  'meld meld-too-small',
  'meld not-at-this-stage adviceInAuction',
  'meld opening-too-low adviceSeveralMelds',
  'meld red-three-in-meld',
  'meld sequence-gap',
  'meld sequence-gap adviceBetween',
  'meld sequence-of-one-suit',
  'meld three-in-sequence',
  'meld too-few-naturals',
  'meld wild-in-sequence',
  'merge draw-first',
  'merge merge-not-allowed adviceUnlikeMelds',
  'take black-three-fits-sequence-only',
  'take black-three-on-top',
  'take frozen-needs-naturals',
  'take frozen-needs-naturals adviceRankOfTop',
  'take frozen-needs-naturals-or-sequence',
  'take frozen-needs-naturals-or-sequence adviceMoreForPile',
  'take frozen-needs-naturals-or-sequence adviceRankOfTop',
  'take lay-red-threes-first',
  'take one-card-against-one',
  'take one-draw-a-turn',
  'take opening-take-needs-naturals',
  'take opening-take-needs-naturals adviceMoreForPile',
  'take opening-take-needs-naturals adviceRankOfTop',
  'take opening-with-pile-too-low adviceSeveralMelds',
  'take red-three-on-top',
  'take take-does-not-fit',
  'take take-does-not-fit adviceMoreForPile',
  'take take-does-not-fit adviceNaturalOrWild',
  'take take-does-not-fit adviceRankOfTop',
  'take take-needs-sequence-on-table adviceRankOfTop',
]);

function adviceOf({ position, action, verdict }: Slip) {
  return adviceAfter(position, action, verdict.reasons);
}

function of(kind: RegExp): readonly Slip[] {
  const found = slips.filter((slip) => kind.test(slip.kind));
  expect(found.length).toBeGreaterThan(0);
  return found;
}

test('the fifty most frequent have been read over', () => {
  const counts = new Map<string, number>();
  for (const { kind } of slips) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  // A card tried twice comes of the trying, not of a beginner’s hand.
  const frequent = [...counts].filter(([kind]) => !/card-not-held|melded-card-stays/.test(kind));
  const [most, more] = [frequent.sort((one, other) => other[1] - one[1]).slice(0, 50), frequent.length];
  expect(most.map(([kind]) => kind).filter((kind) => !read.has(kind))).toEqual([]);
  expect(more).toBeGreaterThanOrEqual(50);
});

test.each(languageIds)('each is answered in whole sentences: %s', (language) => {
  const speech = speechOf(language);
  const kinds = new Map(slips.map((slip) => [slip.kind, slip]));
  for (const slip of kinds.values()) {
    const reason = reasonText(slip.verdict.reasons[0], speech);
    const advice = adviceOf(slip);
    const words =
      advice === null ? '' : speech.text(advice.word, { count: advice.count ?? 0, cards: '9♥', aside: '+' });
    for (const text of [reason, words]) expect(text, slip.kind).toMatch(/^$|^\p{L}[^{}]*[.:♥]$/u);
    expect(reason).not.toBe('');
  }
});

describe('what is advised is so', () => {
  test('a card that has to be kept is told as that, before going out is spoken of', () => {
    for (const slip of of(/ (going-out-requirement|robber-requirement|bid-not-reached|answered-no)/)) {
      expect(adviceOf(slip)).toMatchObject({ word: 'adviceKeepCard', first: true });
    }
  });

  test('an act before its time names what comes first', () => {
    for (const slip of slips.filter(({ position }) => position.phase === 'auction')) {
      expect(adviceOf(slip)?.word, slip.kind).toBe('adviceInAuction');
    }
    for (const slip of slips.filter(({ position, action }) => position.phase === 'draw' && action.type === 'ask')) {
      expect(adviceOf(slip)?.word ?? slip.verdict.reasons[0].code).toMatch(/adviceAskAfterDraw|lay-red-threes-first/);
    }
  });

  test('who has taken the pile, or melded black threes, is told what that leads to', () => {
    for (const { position } of of(/adviceAskNotAfterPile/)) expect(position.current.drew).toBe('pile');
    for (const { position } of of(/adviceAskIfAble/)) expect(canGoOut(position)).toBe(false);
    for (const { position } of of(/adviceOutAfterThrees/)) {
      expect(actingSide(position).melds.some(({ kind }) => kind === 'black-threes')).toBe(true);
    }
  });

  test('cards of another rank than the top card’s are told as that, one card too few as that', () => {
    for (const slip of of(/adviceRankOfTop/)) {
      const [top] = adviceOf(slip)?.cards ?? [];
      expect(top).toBe(topOf(slip.position));
      expect(taken(slip).some(({ role, order }) => role !== 'wild' && order !== top?.order)).toBe(true);
    }
    for (const slip of of(/adviceMoreForPile|adviceNaturalOrWild/)) {
      const top = topOf(slip.position);
      expect(taken(slip).every(({ order }) => order === top?.order)).toBe(true);
      expect(taken(slip).length).toBeLessThan(adviceOf(slip)?.count ?? 2);
    }
  });

  test('the card that is missing in a run makes it one, the card too many spoils it', () => {
    for (const slip of of(/adviceBetween/)) {
      const cards = [...laid(slip), ...(adviceOf(slip)?.cards ?? [])];
      expect(nameMeld(slip.position.ruleset, cards)).toMatch(/sequence|samba/);
    }
    for (const slip of slips.filter(({ kind }) => kind.includes('adviceTwice'))) {
      const [twice] = adviceOf(slip)?.cards ?? [];
      expect(laid(slip).filter((card) => card === twice).length).toBeGreaterThan(1);
    }
  });

  test('a wild card in a run is refused as that', () => {
    for (const slip of of(/wild-in-sequence/)) {
      expect(laid(slip).some(({ role }) => role === 'wild')).toBe(true);
    }
    for (const slip of slips.filter(({ kind }) => kind.includes('adviceTwoInSequence'))) {
      expect(
        chosen(slip).some(({ rank }) => rank === '2'),
        slip.kind,
      ).toBe(true);
    }
  });

  test('melds that are told not to fit are of different kinds', () => {
    for (const slip of of(/adviceUnlikeMelds/)) {
      expect(nameMeld(slip.position.ruleset, laid(slip))).toBe('invalid');
    }
  });
});

function taken({ action }: Slip): readonly Card[] {
  return action.type === 'take' ? action.with : [];
}

/** The cards of the hand that were tried. */
function chosen({ action }: Slip): readonly Card[] {
  if (action.type === 'meld') return action.melds.flatMap(({ cards }) => cards);
  return action.type === 'add' ? action.additions.flatMap(({ cards }) => cards) : [];
}

/** What would have lain together: the cards tried, and those of the melds that they were to join. */
function laid(slip: Slip): readonly Card[] {
  const { action, position } = slip;
  const names =
    action.type === 'add'
      ? action.additions.map(({ meld }) => meld.name)
      : action.type === 'merge'
        ? [action.first.name, action.second.name]
        : [];
  const own = position.sides[(position.turn - 1) % 2]?.melds ?? [];
  return [...own.filter(({ name }) => names.includes(name)).flatMap(({ cards }) => cards), ...chosen(slip)];
}
