import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Action,
  actingSide,
  actor,
  bestOpening,
  type Card,
  canGoOut,
  countOf,
  deal,
  deckOf,
  definitions,
  freezes,
  groundCodes,
  incidentsOf,
  isFrozen,
  isOrderCode,
  judge,
  legalActions,
  meetsGoingOutRequirement,
  minimumAt,
  nextSeat,
  orderOf,
  type Position,
  playableCards,
  pointsOnTable,
  type Ruleset,
  readPosition,
  regulatesFaults,
  rule,
  ruleCodes,
  rulesetFor,
  rulesetIds,
  score,
  sideOf,
  usualRuleset,
  waysToTakePile,
  writePosition,
} from '../../src/engine/index.ts';
import { freezingsOf } from '../../src/train/answers/answered.ts';
import { guessOf } from '../../src/train/answers/guess.ts';
import {
  type Asked,
  type AskedAtTable,
  type AskedOfReferee,
  askableIn,
  isRightAnswer,
  kindsOf,
  mostCards,
  mostMelds,
  type Question,
  questionFor,
  questionOf,
} from '../../src/train/index.ts';
import { firstSeed } from '../engine/support/tries.ts';
import { whole } from '../turns.ts';

/** Questions of each kind and ruleset; `npm run fuzz` asks 20,000 per ruleset. */
const perKind = Number(process.env.TRAIN_QUESTIONS ?? 5);

/** Milliseconds for what looks at so many questions, on a machine that has other work too. */
const patience = 60_000 + perKind * 5000;

/** So many of each kind are made twice. */
const madeAgain = 100;

const cases = rulesetIds.flatMap((id) => kindsOf(usualRuleset(id)).map((kind) => ({ id, kind })));

function counted(position: Position, side: string, item: string): number {
  const lines = score(position).find((each) => each.side === side)?.lines ?? [];
  return lines.reduce((sum, line) => sum + (item === 'total' || line.item === item ? line.points : 0), 0);
}

/** What the engine rules on the incident of a question, of the referee’s own asking. */
function rulingOn({ ask: { incident } }: AskedOfReferee) {
  // A document may take over the rulings of another, and add clauses of its own to some.
  const id = rulesetIds.find((each) =>
    incidentsOf(usualRuleset(each)).some((one) => one.id === incident.id && `${one.clauses}` === `${incident.clauses}`),
  );
  if (id === undefined) return null;
  const table = deal(usualRuleset(id), 1);
  const contract = { seat: 1, bid: { level: 3, denomination: 'hearts' }, doubledBy: null } as const;
  const position = id === 'sitoumussamba' ? { ...table, contract } : table;
  // The tables write every circumstance as a word.
  const facts = Object.entries(incident.facts).map(([fact, value]) => [fact, given.get(value) ?? value]);
  const found = rule(position, { kind: incident.kind, by: 1, facts: Object.fromEntries(facts) });
  return found.ok ? found.value : null;
}

const given = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
]);

/** Everything that is right of an incident: what is ordered, what it costs, or how the document is silent. */
function ruled(asked: AskedOfReferee): readonly string[] {
  const ruling = rulingOn(asked);
  if (ruling === null) return [];
  if (!ruling.regulated) return [`silence:${ruling.silence}`];
  if (asked.ask.about === 'orders')
    return ruling.orders.map(({ code, count }) => (count === null ? code : `${code}:${count}`));
  const [penalty, award] = [Math.max(0, ...Object.values(ruling.penalty)), Math.max(0, ...Object.values(ruling.award))];
  return [penalty > 0 ? `penalty:${penalty}` : award > 0 ? `award:${award}` : 'none'];
}

/** Whether an order is, in all that it does, ordered by a ruling or left to a choice: as a wrong answer it could be defended. */
function isPartOf(said: string, ruling: ReturnType<typeof rulingOn>): boolean {
  const [code = '', count] = said.split(':');
  if (!isOrderCode(code) || ruling === null || !ruling.regulated) return false;
  const given = [...ruling.orders, ...ruling.options.flatMap((option) => option.orders)];
  const effects = given.flatMap((order) => [...(orderOf(order.code).effects ?? [order.code]), String(order.count)]);
  return [...(orderOf(code).effects ?? [code]), ...(count === undefined ? [] : [count])].every((effect) =>
    effects.some((one) => one === effect),
  );
}

/** What the engine says, asked here anew. */
function truth(asked: Asked): unknown {
  if (asked.position === null) return ruled(asked).find((said) => asked.ask.choices.some((choice) => choice === said));
  const { position, ask, answer } = asked;
  switch (ask.form) {
    case 'allowed':
      return judge(position, ask.action).legal;
    case 'number':
      if (ask.about === 'minimum') return minimumAt(position.ruleset.parameters, actingSide(position).score);
      if (ask.about === 'best-opening') return bestOpening(position).points;
      if (ask.about === 'count') return counted(position, ask.side, ask.item);
      return position.contract && pointsOnTable(position, position.contract);
    case 'freezing': {
      const card = position.pile.find(freezes);
      return !isFrozen(position) ? 'not' : card === undefined ? 'not-opened' : card.role;
    }
    case 'cards':
      return answer.form === 'cards' && judge(position, { type: 'take', with: answer.is, melds: [] }).legal
        ? answer.is
        : null;
    case 'card':
      return answer.is;
  }
}

/** The clauses by which a code, as a question names it, is broken or granted. */
function clausesOf({ ruleset }: Position, code: string): readonly string[] {
  const found = [...ruleCodes, ...groundCodes].find((each) => each === code);
  return found === undefined ? [] : ruleset.clausesOf(found);
}

/** The clauses that ask for what an act has met. */
function clausesMet({ position, met }: AskedAtTable): readonly string[] {
  if (met?.what === 'card-to-keep') return clausesOf(position, 'keep-one-card');
  if (met?.what === 'minimum' || met?.what === 'pile-minimum') return [position.ruleset.facts.minimum];
  if (met?.what !== 'going-out') return [];
  const codes = position.contract === null ? ['going-out-requirement'] : ['robber-requirement', 'bid-not-reached'];
  return codes.flatMap((code) => clausesOf(position, code));
}

/** The codes that tell by what a pile is frozen. */
const freezingCodes = ['discard-freezes', 'frozen-by-red-three-needs-naturals', 'opening-take-needs-naturals'];

/** The clauses that the engine's verdict names. */
function named(asked: Asked): readonly string[] {
  if (asked.position === null) {
    const ruling = rulingOn(asked);
    return ruling === null ? [] : ruling.clauses;
  }
  const { position, ask, answer } = asked;
  const { facts } = position.ruleset;
  const judged = (action: Parameters<typeof judge>[1]) => {
    const verdict = judge(position, action);
    if (!verdict.legal) return verdict.reasons[0].clauses;
    return [...verdict.grounds.flatMap(({ clauses }) => clauses), ...clausesMet(asked)];
  };
  switch (ask.form) {
    case 'allowed':
      return judged(ask.action);
    case 'cards':
      return answer.form === 'cards' ? judged({ type: 'take', with: answer.is, melds: [] }) : [];
    case 'card':
      return asked.grounds.flatMap(({ code }) => [
        ...clausesOf(position, code),
        ...(code === 'take-onto-sequence' ? position.ruleset.clausesOf(code, 'frozen') : []),
      ]);
    case 'freezing':
      return [facts.frozen, ...freezingCodes.flatMap((code) => clausesOf(position, code))];
    case 'number':
      if (ask.about === 'minimum') return [facts.minimum];
      if (ask.about === 'best-opening') return judged({ type: 'meld', melds: bestOpening(position).melds });
      if (ask.about === 'contract')
        return ['bid-not-reached', 'bid-not-reached-with-melds'].flatMap((code) => clausesOf(position, code));
      return score(position).flatMap(({ lines }) => lines.map(({ clause }) => clause));
  }
}

/** All cards that lie or are held in sight. */
function visible({ pile, seats, sides, stock }: Position): readonly Card[] {
  return [
    ...stock.known,
    ...pile,
    ...seats.flatMap((seat) => [...seat.hand.known, ...seat.penaltyCards, ...seat.waiting]),
    ...sides.flatMap((side) => [...side.redThrees, ...side.melds.flatMap(({ cards }) => cards)]),
  ];
}

/** In how many things two questions differ: what lies where, what is known of the sides, and what is asked. */
function differences(one: Asked, other: Asked): readonly string[] {
  if (one.position === null || other.position === null)
    return one.position === null && other.position === null ? circumstances(one, other) : ['table'];
  const lists: readonly (readonly [string, (asked: AskedAtTable) => readonly Card[]])[] = [
    ['pile', ({ position }) => position.pile],
    ['hand', ({ position }) => playableCards(actor(position))],
    ['melds', ({ position }) => position.sides.flatMap(({ melds }) => melds.flatMap(({ cards }) => cards))],
  ];
  const found = lists.flatMap(([name, of]) => {
    const [left, right] = [of(one).map(({ code }) => code), of(other).map(({ code }) => code)];
    const gone = left.filter((code) => count(left, code) > count(right, code));
    const come = right.filter((code) => count(right, code) > count(left, code));
    return new Set(gone).size === 0 && new Set(come).size === 0 ? [] : [name];
  });
  if (actingSide(one.position).score !== actingSide(other.position).score) found.push('score');
  // A card of the hand that is laid is one thing, although it stands in the hand and in the act.
  const isHeld = found.includes('hand');
  if (!isHeld && JSON.stringify(one.ask) !== JSON.stringify(other.ask)) found.push('act');
  return found;
}

/** The circumstances in which two incidents of one fault differ. */
function circumstances({ ask: { incident: one } }: AskedOfReferee, { ask: { incident: other } }: AskedOfReferee) {
  const names = [...new Set([...Object.keys(one.facts), ...Object.keys(other.facts)])];
  return one.kind === other.kind ? names.filter((name) => one.facts[name] !== other.facts[name]) : ['fault', 'facts'];
}

function count(all: readonly string[], one: string): number {
  return all.filter((each) => each === one).length;
}

function questions(ruleset: Ruleset, kind: Question['kind'], most = perKind): readonly Question[] {
  const found: Question[] = [];
  // Some deals never come to a kind.
  for (let seed = 0; found.length < most && seed < most * 5; seed++) {
    const question = questionOf(ruleset, kind, (firstSeed - 1 + seed) * 7919 + 11);
    if (question !== null) found.push(question);
  }
  return found;
}

describe.each(cases)('questions of $id, $kind', { timeout: patience }, ({ id, kind }) => {
  const ruleset = usualRuleset(id);
  let all: readonly Question[] = [];
  beforeAll(() => {
    all = questions(ruleset, kind);
  }, patience);

  test('are there, and their answers and clauses are the engine’s; so are those of their twins', () => {
    expect(all.length).toBeGreaterThan(0);
    for (const question of all)
      for (const asked of [question, ...(question.twin ? [question.twin] : [])]) {
        expect(asked.answer.is).toEqual(truth(asked));
        expect(isRightAnswer(asked, asked.answer)).toBe(true);
        expect(asked.clauses.length).toBeGreaterThan(0);
        expect(named(asked)).toEqual(expect.arrayContaining([...asked.clauses]));
      }
  });

  test('offer the referee one right answer among others, whichever of the two is asked', () => {
    for (const question of all)
      for (const asked of [question, ...(question.twin ? [question.twin] : [])]) {
        if (asked.position !== null) continue;
        const { choices } = asked.ask;
        expect(new Set(choices).size).toBe(choices.length);
        expect(choices.length).toBeGreaterThan(1);
        // That a document has no provision teaches nothing about it.
        expect([...choices, ...ruled(asked)]).not.toContain('silence:no-provision');
        expect(choices.filter((said) => ruled(asked).includes(said))).toEqual([asked.answer.is]);
        for (const wrong of choices.filter((said) => said !== asked.answer.is))
          expect(isPartOf(wrong, rulingOn(asked)), `${asked.ask.incident.id}: ${wrong}`).toBe(false);
      }
  });

  test('are of tables to which play comes by the rules, with something left to do', () => {
    const { redThreesLaid, handSize } = ruleset.parameters;
    for (const question of all)
      for (const { position } of [question, ...(question.twin ? [question.twin] : [])]) {
        if (position === null || position.phase === 'over') continue;
        const held = playableCards(actor(position));
        if (position.phase === 'play') {
          if (held.length < 3) expect(legalActions(position).filter(({ type }) => type !== 'ask')).not.toEqual([]);
          // One card is left only to whoever may go out, and black threes are melded only on the way.
          if (held.length < 2 || actingSide(position).melds.some((meld) => meld.kind === 'black-threes'))
            expect(meetsGoingOutRequirement(position)).toBe(true);
          if (redThreesLaid !== 'never') expect(held.filter(({ role }) => role === 'red-three')).toEqual([]);
        }
        // A side without melds has given away no card but its discards.
        const unopened = position.sides.filter(({ melds }) => melds.length === 0).map(({ side }) => side);
        if (position.phase === 'auction' || position.ruleset.seating.sides.length !== 2) continue;
        for (const { seat, hand } of position.seats)
          if (unopened.includes(sideOf(position.ruleset.seating, seat)))
            expect(countOf(hand)).toBeGreaterThanOrEqual(handSize - 1);
      }
  });

  test('speak of the partner’s answer only where it decides', () => {
    for (const question of all) {
      if (question.position === null || question.position.phase === 'over') continue;
      if (question.position.current.answer === null) continue;
      const codes = [...question.reasons, ...(question.twin?.reasons ?? [])].map(({ code }) => code);
      expect(codes.some((code) => code.startsWith('answered-'))).toBe(true);
    }
  });

  test('name the nearest fault and have one right answer', () => {
    for (const question of all)
      for (const asked of [question, ...(question.twin ? [question.twin] : [])]) {
        if (asked.position === null) continue;
        const { position, ask, reasons, answer } = asked;
        // Cards of several suits and ranks are no sequence with a wild card too many.
        if (reasons.some(({ code }) => code === 'wild-in-sequence') && ask.form === 'allowed') {
          const { action } = ask;
          const melds = action.type === 'meld' ? action.melds.map(({ cards }) => cards) : [];
          for (const cards of melds) {
            const naturals = cards.filter(({ role }) => role === 'natural');
            const [suits, ranks] = [naturals.map(({ suit }) => suit), naturals.map(({ order }) => order)];
            expect(Math.min(new Set(suits).size, new Set(ranks).size)).toBeLessThanOrEqual(1);
            // An eight and a three are none either.
            if (naturals.length > 1 && new Set(ranks).size > 1)
              expect(Math.max(...ranks) - Math.min(...ranks)).toBeLessThanOrEqual(cards.length);
          }
        }
        if (ask.form === 'number' && ask.about === 'best-opening')
          expect(judge(position, { type: 'meld', melds: bestOpening(position).melds }).legal).toBe(true);
        if (answer.form === 'freezing' && answer.is !== 'not') expect(freezingsOf(position)).toEqual([answer.is]);
        // Where a clause says what freezes the pile so, the one on frozen piles is not enough.
        if (answer.form === 'freezing' && answer.is !== 'not' && id === 'classic')
          expect(asked.clauses).not.toContain(ruleset.facts.frozen);
      }
  });

  test('take every lawful way to the pile for an answer, also with melds beside it', () => {
    for (const question of all) {
      if (question.position === null || question.ask.form !== 'cards') continue;
      for (const way of waysToTakePile(question.position).ways) {
        const cards = [...way.with, ...way.melds.flatMap((meld) => meld.cards)];
        if (way.with.length === 0 || way.onto !== undefined || (way.depth ?? 1) > 1) continue;
        const shown = cards.map(({ code }) => code).join(' ');
        expect(isRightAnswer(question, { form: 'cards', is: cards.toReversed() }), shown).toBe(true);
        // What is left of it without the cards for the top card takes nothing.
        const beside = way.melds.flatMap((meld) => meld.cards).filter(({ role }) => role === 'natural');
        expect(isRightAnswer(question, { form: 'cards', is: beside }), shown).toBe(false);
      }
    }
  });

  test('have a twin, of cards that take the pile, in which they no longer do', () => {
    for (const question of all) {
      if (question.ask.form !== 'cards' || question.twin === null) continue;
      expect(isRightAnswer(question.twin, question.answer)).toBe(false);
      expect(isRightAnswer(question, question.answer)).toBe(true);
    }
  });

  test('tell a safest discard by what the table shows: what fits no meld, or of which fewer are out of sight', () => {
    for (const asked of all) {
      if (asked.position === null || asked.ask.form !== 'card' || asked.answer.form !== 'card') continue;
      const { position, ask, answer, risks = [], taken } = asked;
      // The way to take the pile is told of the discard that most could take.
      expect(taken).toBe(ask.choices[risks.indexOf(Math.max(...risks))]);
      const next = nextSeat(position.ruleset.seating, position.turn);
      const melds = position.sides.find(({ side }) => side === sideOf(position.ruleset.seating, next))?.melds ?? [];
      const out = (card: Card) => {
        const hidden = visible({ ...position, stock: { known: [], unknown: 0 } }).filter(
          ({ order }) => order === card.order,
        );
        return deckOf(position.ruleset).filter(({ order }) => order === card.order).length - hidden.length;
      };
      const inMelds = ({ order, suit }: Card) =>
        melds.some((meld) => {
          const orders = meld.cards.map((card) => card.order);
          if (meld.kind !== 'sequence') return meld.order === order;
          return meld.suit === suit && [Math.min(...orders) - 1, Math.max(...orders) + 1].includes(order);
        });
      for (const other of ask.choices.filter((card) => card !== answer.is))
        expect(out(other) > out(answer.is) || (inMelds(other) && !inMelds(answer.is))).toBe(true);
    }
  });

  test('say of a yes that cannot be kept that it cannot, and know none where only who can go out may ask', () => {
    for (const question of all)
      for (const asked of [question, ...(question.twin ? [question.twin] : [])]) {
        if (asked.position === null || asked.position.current.answer !== 'yes') continue;
        const { askOnlyIfAble, failedGoingOutPenalty: points } = ruleset.parameters;
        const isVain = !canGoOut(asked.position);
        expect(isVain && askOnlyIfAble).toBe(false);
        if (!isVain || asked.answer.is !== true || kind !== 'discard') continue;
        expect(asked.met).toEqual({ what: 'bound-in-vain', points });
        expect(clausesOf(asked.position, 'going-out-failed')).toContain(asked.clauses[0]);
      }
  });

  test('name the clause of wild cards where melds with one are laid', () => {
    for (const question of all)
      for (const asked of [question, ...(question.twin ? [question.twin] : [])]) {
        if (asked.position === null || asked.reasons.length > 0) continue;
        const { ask, position } = asked;
        const action: Action | null =
          ask.form === 'allowed'
            ? ask.action
            : ask.form === 'number' && ask.about === 'best-opening'
              ? { type: 'meld', melds: bestOpening(position).melds }
              : null;
        const verdict = action?.type === 'meld' ? judge(position, action) : null;
        const wild = verdict?.legal ? verdict.grounds.find(({ code }) => code === 'wilds-in-meld') : undefined;
        if (wild !== undefined) expect(asked.clauses).toContain(wild.clauses[0]);
      }
  });

  test('have the nearest score for a twin where a score turns the answer', () => {
    for (const { position, twin } of all) {
      if (position === null || twin?.change.thing !== 'score') continue;
      const { parameters } = position.ruleset;
      const [from, to] = [twin.change.from, twin.change.to];
      const step = from < to ? 5 : -5;
      const nearer = Array.from({ length: (to - from) / step - 1 }, (_, place) => from + step * (place + 1));
      const steps = new Set(nearer.map((score) => minimumAt(parameters, score)));
      expect([...steps].filter((minimum) => minimum === minimumAt(parameters, to))).toEqual([]);
    }
  });

  test('have twins that differ in one thing and turn the answer', () => {
    for (const question of all) {
      if (question.twin === null) continue;
      expect(question.twin.answer.is).not.toEqual(question.answer.is);
      expect(differences(question, question.twin)).toHaveLength(1);
      const { from, to } = question.twin.change;
      expect(from).not.toEqual(to);
    }
    if (all.some(({ answer }) => answer.form === 'allowed')) expect(all.every(({ twin }) => twin !== null)).toBe(true);
  });

  test('can be read at a glance, and be dealt from one deck', () => {
    const inDeck = Map.groupBy(deckOf(ruleset), (card) => card);
    for (const question of all)
      for (const { position } of [question, ...(question.twin ? [question.twin] : [])]) {
        if (position === null) continue;
        if (position.phase !== 'over') {
          expect(playableCards(actor(position)).length).toBeLessThanOrEqual(mostCards(ruleset));
          expect(position.sides.flatMap(({ melds }) => melds).length).toBeLessThanOrEqual(mostMelds);
        }
        const inSight = Map.groupBy(visible(position), (card) => card);
        expect([...inSight].filter(([card, alike]) => alike.length > (inDeck.get(card) ?? []).length)).toEqual([]);
        const read = readPosition(writePosition(position, []));
        expect(read.ok && writePosition(read.value.position, [])).toBe(writePosition(position, []));
      }
  });

  test('are the same for the same seed', () => {
    // Everyday the first of each kind is asked again.
    const again = questions(ruleset, kind, whole ? Math.min(perKind, madeAgain) : 1);
    const told = ({ position, ask, twin }: Question) => [position && writePosition(position, []), ask, twin?.change];
    expect(again.map(told)).toEqual(all.slice(0, again.length).map(told));
  });
});

describe('the trainer’s questions', () => {
  test.each(rulesetIds)('of %s say yes about as often as no, and no kind is guessed nine times in ten', (id) => {
    const ruleset = usualRuleset(id);
    const all = kindsOf(ruleset).flatMap((kind) =>
      Array.from({ length: whole ? 30 : 18 }, (_, seed) => questionOf(ruleset, kind, seed) ?? []).flat(),
    );
    const acts = all.filter(({ answer }) => answer.form === 'allowed');
    const yes = acts.filter(({ answer }) => answer.is === true).length / acts.length;
    // No further from the half than three times what chance does with so many.
    expect(Math.abs(yes - 0.5)).toBeLessThan(1.5 / Math.sqrt(acts.length));
    const guessed = all.filter((question) => isRightAnswer(question, guessOf(question))).length / all.length;
    expect(guessed).toBeLessThan(0.7);
  });

  test.each(rulesetIds)('know every option and every table of %s', (id) => {
    const { options, tables } = definitions[id];
    const agreements = [
      ...Object.entries(options).flatMap(([name, { values }]) =>
        values.map(({ value }) => ({ options: { [name]: value } })),
      ),
      ...tables.map(({ players, form = 'sides', only = {} }) => ({ players, form, options: only })),
    ];
    for (const [place, agreement] of agreements.entries()) {
      const settled = rulesetFor(id, agreement);
      if (!settled.ok) continue;
      const asked = kindsOf(settled.value).filter((kind) => kind !== 'ruling');
      // Two kinds of each in turn: all of them would take minutes.
      for (const kind of [asked[(2 * place) % asked.length], asked[(2 * place + 1) % asked.length]]) {
        const question = kind === undefined ? null : questionOf(settled.value, kind, 5);
        if (question !== null) expect(question.answer.is).toEqual(truth(question));
      }
    }
  });

  test('ask about what an option brings only where it is agreed', () => {
    const quick = rulesetFor('canasta-sv', { options: { quick: true } });
    const clausesIn = (ruleset: Ruleset) => new Set(askableIn(ruleset).map(({ clause }) => clause));
    const usual = clausesIn(usualRuleset('canasta-sv'));
    const agreed = quick.ok ? clausesIn(quick.value) : usual;
    expect([...usual].filter((clause) => !agreed.has(clause))).toEqual([]);
    expect([...agreed].filter((clause) => !usual.has(clause))).not.toEqual([]);
  });

  test.each(rulesetIds.filter(regulatesFaults))(
    'of %s say that no penalty is set beside no clause that sets one',
    (id) => {
      const ruleset = usualRuleset(id);
      const charged = incidentsOf(ruleset).filter(({ points }) => /^(penalty|award):/u.test(points));
      const charging = new Set(charged.flatMap(({ clauses }) => clauses));
      for (let seed = 0; seed < 200; seed++) {
        const question = questionOf(ruleset, 'ruling', seed);
        if (question?.answer.is === 'silence:forbidden')
          expect(question.clauses.filter((clause) => charging.has(clause))).toEqual([]);
      }
    },
  );

  test('take what is left in a hand with its sign or without, and nothing else so', () => {
    const ruleset = usualRuleset('samba');
    const counts = Array.from({ length: 60 }, (_, seed) => questionOf(ruleset, 'count', seed) ?? []).flat();
    const items = new Set<string>();
    for (const question of counts) {
      const { ask, answer } = question;
      if (ask.form !== 'number' || ask.about !== 'count' || answer.form !== 'number' || answer.is === 0) continue;
      items.add(ask.item);
      const isDeducted = ask.item === 'unmelded-cards';
      expect(isRightAnswer(question, { form: 'number', is: -answer.is }), ask.item).toBe(isDeducted);
    }
    expect(items).toContain('unmelded-cards');
    expect(items.size).toBeGreaterThan(3);
  });

  test('are found for every wish, also of a kind to which few deals come', { timeout: patience }, () => {
    const ruleset = usualRuleset('samba');
    for (let seed = 1; seed < 60; seed++)
      expect(questionFor(ruleset, { kind: 'discard' }, seed * 1000)?.kind).toBe('discard');
  });

  test('are of other deals in games that are nearly one', () => {
    for (const kind of ['take', 'meld', 'opens', 'minimum'] as const)
      for (let seed = 1; seed < 4; seed++) {
        const hands = (['canasta-fi', 'canasta-sv'] as const).map((id) => {
          const position = questionOf(usualRuleset(id), kind, seed)?.position;
          return position && playableCards(actor(position)).map(({ code }) => code);
        });
        expect(hands[0]).not.toEqual(hands[1]);
      }
  });

  test('rest on the clause that is asked for, where there are such', () => {
    const ruleset = usualRuleset('canasta-fi');
    for (let seed = 1; seed < 6; seed++)
      expect(questionFor(ruleset, { kind: 'take', clause: 'canasta-fi/14-b' }, seed * 1000)?.clauses).toContain(
        'canasta-fi/14-b',
      );
  });
});
