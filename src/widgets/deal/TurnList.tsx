import { useEffect, useMemo, useRef } from 'preact/hooks';
import { turnsOf } from '../../learn/replay/replay.ts';
import type { ReplayState } from './replay-state.ts';
import type { ReplayTalk } from './replay-talk.ts';
import { PlayerTold, StepTold } from './StepTold.tsx';

interface TurnListProps {
  readonly state: ReplayState;
  readonly talk: ReplayTalk;
  readonly onGo: (at: number) => void;
}

/** The deal turn by turn: every act a button that leads to it, with what has been said of it. */
export function TurnList({ state, talk, onGo }: TurnListProps) {
  const { replay, deal, at } = state;
  const turns = useMemo(() => turnsOf(replay), [replay]);
  const list = useRef<HTMLOListElement>(null);
  // The act looked at stays in sight within the list; the page does not move.
  useEffect(() => {
    const box = list.current;
    const now = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !now) return;
    const place = now.offsetTop - box.offsetTop;
    if (place < box.scrollTop || place + now.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = place - box.clientHeight / 3;
    }
  }, [at]);
  const act = (number: number, refused = false) => ({
    type: 'button' as const,
    class: refused ? 'replay-act refused' : 'replay-act',
    'aria-current': at === number ? ('step' as const) : undefined,
    onClick: () => onGo(number),
  });
  return (
    <ol class="replay-turns" aria-label={talk.say('turns')} ref={list}>
      <li>
        <button {...act(0)}>{talk.say('dealt')}</button>
        <Said text={deal.comments.get(0)} />
      </li>
      {turns.map(({ seat, first, steps }) => (
        <li key={first}>
          <PlayerTold position={replay.start} seat={seat} reader={deal.seat} talk={talk} />{' '}
          {steps.map((step, place) => (
            <span key={first + place}>
              <button {...act(first + place, !step.verdict.legal)}>
                {!step.verdict.legal && `✕ ${talk.speech.text('notAllowed')}: `}
                <StepTold step={step} reader={deal.seat} talk={talk} />
              </button>{' '}
              <Said text={deal.comments.get(first + place)} />
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

function Said({ text }: { text: string | undefined }) {
  return text === undefined ? null : <q class="replay-comment">{text}</q>;
}
