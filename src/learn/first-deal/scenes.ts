import { type Action, judge, type Position, type Seat, viewFrom } from '../../engine/index.ts';
import type { DoneAct, Scene } from '../claim/index.ts';
import { type Saying, type Script, type StagedTurn, stage } from './script.ts';

/** A written sentence with the moments of the written line at which it may be said. */
export interface Spoken {
  readonly said: Saying;
  readonly scenes: readonly Scene[];
}

/**
 * The sentences of a script, turn by turn in the order question, acts, tries, what is said to a discard too early; each with every moment of
 * the written line at which it would be said. Throws where the script is not lawful.
 */
export function scenesOf(script: Script, reader: Seat = 1): readonly Spoken[] {
  let earlier: readonly DoneAct[] = [];
  return stage(script).flatMap((staged) => {
    const moments = momentsOf(staged);
    const scene = (position: Position, recent: readonly DoneAct[], tried: Action | null = null): Scene => ({
      view: position.phase === 'over' ? position : viewFrom(position, reader),
      reader,
      acts: [...earlier, ...recent],
      tried,
    });
    const after = ({ before, recent }: TurnMoment, action: Action, refused: boolean): readonly Scene[] => {
      const verdict = judge(before, action);
      if (verdict.legal === refused) return [];
      return [verdict.legal ? scene(verdict.next, [...recent, { before, action }]) : scene(before, recent, action)];
    };
    const { turn, begins } = staged;
    const discards = moments.flatMap(
      ({ before }) => before.seats.find(({ seat }) => seat === reader)?.hand.known ?? [],
    );
    const sayings: readonly Spoken[] = [
      { said: turn.ask, scenes: [scene(begins, [])] },
      ...moments.flatMap((moment) =>
        moment.said === null ? [] : [{ said: moment.said, scenes: after(moment, moment.action, false) }],
      ),
      ...turn.tries.map(({ actions, refused, said }) => ({
        said,
        scenes: [...moments, ...swapped(moments)].flatMap((moment) =>
          actions.flatMap((action) => after(moment, action, refused)),
        ),
      })),
      ...(turn.skipped === null
        ? []
        : [
            {
              said: turn.skipped,
              scenes: moments.flatMap((moment) =>
                discards.flatMap((card) => after(moment, { type: 'discard', card }, false)),
              ),
            },
          ]),
    ];
    earlier = [...(moments.at(-1)?.all ?? []), ...staged.others];
    return sayings;
  });
}

/** An act of the reader’s on the written line, what was done in his turn before it, and what with it and the partner’s answer. */
interface TurnMoment {
  readonly before: Position;
  readonly action: Action;
  readonly said: Saying | null;
  readonly recent: readonly DoneAct[];
  readonly all: readonly DoneAct[];
}

function momentsOf({ moments, turn }: StagedTurn): readonly TurnMoment[] {
  let recent: readonly DoneAct[] = [];
  return moments.map(({ before, action, said }) => {
    const verdict = judge(before, action);
    const answers =
      action.type === 'ask' && turn.answer !== null && verdict.legal
        ? [{ before: verdict.next, action: { type: 'answer', answer: turn.answer } as const }]
        : [];
    const moment = { before, action, said, recent, all: [...recent, { before, action }, ...answers] };
    recent = moment.all;
    return moment;
  });
}

/** The moments at which an act has been done before its time: what is expected may be done in any order. */
function swapped(moments: readonly TurnMoment[]): readonly TurnMoment[] {
  return moments.flatMap((moment, place) =>
    moments.slice(place + 1).flatMap(({ action }) => {
      const verdict = judge(moment.before, action);
      const recent = [...moment.recent, { before: moment.before, action }];
      return verdict.legal && action.type !== 'discard' ? [{ ...moment, before: verdict.next, recent }] : [];
    }),
  );
}
