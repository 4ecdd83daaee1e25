import type { ComponentChildren } from 'preact';
import type { Card, Position } from '../../../engine/index.ts';
import { NumberField } from '../../desk/fields.tsx';
import { Bench, type LabViewProps, settledOf } from '../Bench.tsx';
import type { LabKind, LabState } from '../kinds/lab-kind.ts';
import { mostScore } from '../kinds/lab-scores.ts';
import { meldTrays } from '../trays/meld-trays.tsx';
import { NewMeld } from '../trays/NewMeld.tsx';
import type { TrayData } from '../trays/Tray.tsx';
import { ContractFields } from './ContractFields.tsx';

/** What the laboratories of one player's hand have in common: the hand, the score and the contract of the side, and perhaps its melds. */
interface HandState extends LabState {
  readonly hand: readonly Card[];
  readonly score: number;
  readonly contract: Position['contract'];
  readonly melds?: readonly (readonly Card[])[];
}

interface HandLabProps<State extends HandState> extends LabViewProps<State> {
  readonly kind: LabKind<State>;
  /** Whether what is asked of the hand can be done; null while the state is impossible. */
  readonly legal: boolean | null;
  /** The answer in a sentence. */
  readonly headline: string;
  /** What the answer rests on. */
  readonly children: ComponentChildren;
  /** What lies above the hand. */
  readonly above?: readonly TrayData[];
  /** Whether the score decides anything. */
  readonly hasScore?: boolean;
  /** Conditions of the laboratory's own: before the score, between score and contract, and last. */
  readonly first?: ComponentChildren;
  readonly between?: ComponentChildren;
  readonly last?: ComponentChildren;
}

/** The frame of a laboratory that asks something of a hand, beside the melds of its side where it has some: with slots for what differs. */
export function HandLab<State extends HandState>(props: HandLabProps<State>) {
  const { kind, lab, speech, legal, headline, children, above = [], hasScore = true, first, between, last } = props;
  const { state } = lab;
  const ruleset = settledOf(state);
  const change = (next: State) => lab.change(kind.tidy(next));
  const hand = {
    id: 'hand',
    label: speech.text('hand'),
    cards: state.hand,
    put: (cards: readonly Card[]) => change({ ...state, hand: cards }),
    isSorted: true,
  };
  const { melds } = state;
  const changeMelds = (changed: readonly (readonly Card[])[]) => change({ ...state, melds: changed });
  const laid = melds === undefined ? [] : meldTrays({ id: 'meld', melds, ruleset, onChange: changeMelds, speech });
  return (
    <Bench
      kind={kind}
      lab={lab}
      speech={speech}
      trays={[...above, hand, ...laid]}
      felt={
        melds !== undefined && (
          <NewMeld kind={kind} state={state} melds={melds} onChange={changeMelds} speech={speech} />
        )
      }
      headline={headline}
      legal={legal}
      verdict={
        legal !== null && (
          <>
            <p class="judged">
              <strong class={legal ? 'mark allowed' : 'mark refused'}>
                <span aria-hidden="true">{legal ? '✓' : '✕'}</span> {headline}
              </strong>
            </p>
            {children}
          </>
        )
      }
      conditions={
        <>
          {first}
          {hasScore && (
            <NumberField
              label={speech.say('score')}
              value={state.score}
              least={-mostScore}
              most={mostScore}
              step={5}
              onChange={(score) => change({ ...state, score })}
            />
          )}
          {between}
          <ContractFields
            ruleset={ruleset}
            contract={state.contract}
            onChange={(contract) => change({ ...state, contract })}
            speech={speech}
          />
          {last}
        </>
      }
    />
  );
}
