/**
 * Sequences that go on from rank to rank while a hand is laid out: of each suit how many have one card so far, two, or enough, packed
 * into six bits a suit. One with enough cards may stop anywhere and may be cut into lawful ones wherever it is too long.
 */
export type OpenRuns = number;

/** A sequence that has been laid out: its highest rank and its cards. */
export interface Chain {
  high: number;
  length: number;
}

/** A way to go on with cards of the next rank: the cards used, two bits a suit, and what is open then. */
export interface Step {
  readonly used: number;
  readonly after: OpenRuns;
}

/** Every way to go on with cards of the next rank, four bits a suit. */
export function waysToGoOn(lanes: number, runs: OpenRuns): readonly Step[] {
  let found: Step[] = [{ used: 0, after: 0 }];
  for (let suit = 0; suit < 4; suit++) {
    const copies = Math.min(3, (lanes >> (suit << 2)) & 15);
    const [one, two, enough] = openOf(runs, suit);
    const next: Step[] = [];
    for (let used = one + two; used <= copies; used++) {
      const longer = Math.min(enough, used - one - two);
      const after = (used - one - two - longer) | (one << 2) | ((two + longer) << 4);
      for (const before of found)
        next.push({ used: before.used | (used << (2 * suit)), after: before.after | (after << (6 * suit)) });
    }
    found = next;
  }
  return found;
}

/** How many sequences of a suit have one card, two, or enough. */
function openOf(runs: OpenRuns, suit: number): readonly [number, number, number] {
  const open = runs >> (6 * suit);
  return [open & 3, (open >> 2) & 3, (open >> 4) & 3];
}

/** Whether sequences may stop here, or go on where a circle begins again with those of `around`. */
export function mayStop(runs: OpenRuns, around: OpenRuns): boolean {
  for (let suit = 0; suit < 4; suit++) {
    const [one, two, enough] = openOf(runs, suit);
    const [oneOn, twoOn, enoughOn] = openOf(around, suit);
    if (one !== oneOn || two !== twoOn || enough < enoughOn) return false;
  }
  return true;
}

/** What sequences could go on from the last rank of a circle to the first; cards by rank, four bits a suit. */
export function waysAround(lanes: ArrayLike<number>): readonly OpenRuns[] {
  let found: OpenRuns[] = [0];
  for (let suit = 0; suit < 4; suit++) {
    const at = (rank: number) => ((lanes[rank] ?? 0) >> (suit << 2)) & 3;
    const most = Math.min(at(12), at(0));
    const next: OpenRuns[] = [];
    for (let one = 0; one <= Math.min(most, at(1)); one++) {
      for (let two = 0; one + two <= most && two <= at(11); two++) {
        for (let enough = 0; one + two + enough <= most && two + enough <= at(11) && enough <= at(10); enough++) {
          const open = one | (two << 2) | (enough << 4);
          for (const runs of found) next.push(runs | (open << (6 * suit)));
        }
      }
    }
    found = next;
  }
  return found;
}

/** The sequences of one suit for cards that go to them rank by rank, laid out as `waysToGoOn` counts them. */
export function chainsOf(used: readonly number[], around: OpenRuns): readonly Chain[] {
  const chains: Chain[] = [];
  const [one, two, enough] = openOf(around, 0);
  const starts = Array.from({ length: one + two + enough }, (): Chain => ({ high: 0, length: 0 }));
  // The shortest first: they must go on, and of the others those that are among the first do.
  let open = starts;
  for (const [high, cards] of used.entries()) {
    const longer = open.slice(0, cards);
    for (const chain of longer) chain.length += 1;
    const begun = Array.from({ length: cards - longer.length }, () => ({ high, length: 1 }));
    chains.push(...begun);
    open = [...begun, ...longer];
  }
  for (const [place, start] of starts.entries()) {
    const chain = open[place];
    if (chain === undefined || chain === start) chains.push(start);
    else chain.length += start.length;
  }
  return chains;
}
