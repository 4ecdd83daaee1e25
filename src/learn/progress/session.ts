import type { ClauseAddress, Random } from '../../engine/index.ts';
import { type GameProgress, type Memory, questionKey } from './progress.ts';
import { chanceKnown } from './schedule.ts';

/** A kind of questions with a clause on which their answers can rest. */
export interface Askable {
  readonly kind: string;
  readonly clause: ClauseAddress;
}

/** Something to be asked, and why: it is due, it is weak, it is new, or there is nothing else left to ask. */
export interface Wish extends Askable {
  readonly why: 'due' | 'weak' | 'new' | 'again';
}

/** How something stands: never asked, weak (it came wrong last, or is still being learnt), fading (it is due), or known. */
export type Standing = 'new' | 'weak' | 'fading' | 'known';

/** How what is remembered stands. */
export function standing(memory: Memory | undefined, now: number): Standing {
  if (memory === undefined) return 'new';
  if (!memory.right || memory.state !== known) return 'weak';
  return memory.due <= now ? 'fading' : 'known';
}

/** The state of `ts-fsrs` in which something is known. */
const known = 2;

/** Of ten questions as many may be due, and as many weak; at least one is new. */
const most = { due: 6, weak: 4 } as const;

/**
 * What a session of so many questions asks: first what is due (what is most likely forgotten first), then what is weak, and what has come
 * wrong in lessons (`wrong`, clauses), always something new, of kinds in turn and of none many. The questions are in an order in which one kind seldom follows itself.
 */
export function session(
  { questions }: GameProgress,
  all: readonly Askable[],
  wrong: readonly ClauseAddress[],
  length: number,
  now: number,
  random: Random,
): readonly Wish[] {
  const memoryOf = ({ kind, clause }: Askable) => questions[questionKey(kind, clause)];
  const faded = (one: Askable) => {
    const memory = memoryOf(one);
    return memory === undefined ? 0 : chanceKnown(memory, now);
  };
  const stands = (one: Askable) => standing(memoryOf(one), now);
  const old = all.filter((one) => memoryOf(one) !== undefined).sort((one, other) => faded(one) - faded(other));
  const isWeak = (one: Askable) => stands(one) === 'weak' || (stands(one) === 'new' && wrong.includes(one.clause));
  const due = old.filter((one) => stands(one) !== 'new' && (memoryOf(one)?.due ?? now + 1) <= now);
  const weak = inTurn(
    all.filter((one) => isWeak(one) && !due.includes(one)),
    random,
  );
  const fresh = inTurn(
    all.filter((one) => stands(one) === 'new' && !weak.includes(one)),
    random,
  );
  const share = 1 + Math.ceil(length / Math.max(1, new Set(all.map(({ kind }) => kind)).size));
  const chosen = fewOfEach(due, share).slice(0, most.due);
  const wishes: Wish[] = [
    ...chosen.map((one): Wish => ({ ...one, why: 'due' })),
    ...fewOfEach([...chosen, ...weak], share)
      .slice(chosen.length, chosen.length + most.weak)
      .map((one): Wish => ({ ...one, why: 'weak' })),
  ].slice(0, fresh.length > 0 ? length - 1 : length);
  for (const one of fresh.slice(0, length - wishes.length)) wishes.push({ ...one, why: 'new' });
  const others = [...due, ...weak, ...old].filter((one) => !wishes.some((wish) => isSame(wish, one)));
  for (const one of new Map(others.map((each) => [questionKey(each.kind, each.clause), each])).values())
    if (wishes.length < length) wishes.push({ ...one, why: 'again' });
  return inTurn(wishes, random);
}

/** The first of each kind, so many of it: a question rests on several clauses, and one that came wrong makes all of them weak. */
function fewOfEach<One extends Askable>(all: readonly One[], share: number): readonly One[] {
  return all.filter((one, at) => all.slice(0, at).filter(({ kind }) => kind === one.kind).length < share);
}

function isSame(one: Askable, other: Askable): boolean {
  return one.kind === other.kind && one.clause === other.clause;
}

/** By kinds in turn, as far as there are several; within a kind by chance. */
function inTurn<One extends Askable>(all: readonly One[], random: Random): One[] {
  const groups = Map.groupBy(shuffled(all, random), ({ kind }) => kind).values();
  const kinds = shuffled([...groups], random).sort((one, other) => other.length - one.length);
  const longest = kinds[0]?.length ?? 0;
  return Array.from({ length: longest }, (_, place) => kinds.flatMap((ones) => ones.slice(place, place + 1))).flat();
}

function shuffled<One>(all: readonly One[], random: Random): One[] {
  return all
    .map((one) => ({ one, at: random(2 ** 31) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
