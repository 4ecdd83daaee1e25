import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Card, type Ruleset, rulesetFor, usualRuleset } from '../../engine/index.ts';
import { AgreementFields } from '../agreement/AgreementFields.tsx';
import { CopyButton } from '../desk/tools/CopyButton.tsx';
import { ReportError } from '../desk/tools/ReportError.tsx';
import {
  copiesLeft,
  type LabKind,
  type LabLine,
  type LabState,
  lineOf,
  type Objection,
  surprising,
  writeState,
} from './kinds/lab-kind.ts';
import type { LabSpeech } from './lab-speech.ts';
import { CardPicker } from './trays/CardPicker.tsx';
import { sorted } from './trays/lab-cards.ts';
import { Tray, type TrayData } from './trays/Tray.tsx';
import { addressMark, type LabInUse } from './use-lab.ts';
import { Fact } from './views/Fact.tsx';

/** What the view of a laboratory is given. */
export interface LabViewProps<State extends LabState> {
  readonly lab: LabInUse<State>;
  readonly speech: LabSpeech;
}

interface BenchProps<State extends LabState> extends LabViewProps<State> {
  readonly kind: LabKind<State>;
  /** The trays on the felt, the first of which takes the picked cards at first; none where nothing is picked. */
  readonly trays: readonly TrayData[];
  /** Trays that stand under one heading, by the id of the first of them. */
  readonly headings?: Readonly<Record<string, string>>;
  /** What else can be done on the felt, such as beginning a new meld. */
  readonly felt?: ComponentChildren;
  /** The verdict in a sentence, to be spoken after every change. */
  readonly headline: string;
  readonly legal: boolean | null;
  /** The verdict in full. */
  readonly verdict: ComponentChildren;
  readonly conditions?: ComponentChildren;
  readonly below?: ComponentChildren;
}

/** The settled ruleset of a state. */
export function settledOf({ ruleset, agreement }: LabState): Ruleset {
  const settled = rulesetFor(ruleset, agreement);
  return settled.ok ? settled.value : usualRuleset(ruleset);
}

/** The position of a state with what is tried in it; null while it is impossible. */
export function shownLine<State extends LabState>(kind: LabKind<State>, state: State): LabLine | null {
  const line = lineOf(kind, state);
  return line.ok ? line.value : null;
}

const faultWords = {
  unreadable: 'linkUnreadable',
  'other-ruleset': 'linkOtherRuleset',
  'other-lab': 'linkOtherLab',
} as const;

/** Cards more than these in one tray are no hand and no pile of any game. */
const mostInTray = 40;

/** The frame of every laboratory: the felt with its trays, the verdict beside it, the cards to pick from, the conditions, the tools. */
export function Bench<State extends LabState>(props: BenchProps<State>) {
  const { kind, lab, speech, trays, headings = {}, felt, headline, legal, verdict, conditions, below } = props;
  const { state, fault, change } = lab;
  const [activeId, setActive] = useState(trays[0]?.id ?? '');
  const active = trays.find(({ id }) => id === activeId) ?? trays[0];
  const ruleset = settledOf(state);
  const line = lineOf(kind, state);
  const objection: Objection | null = line.ok
    ? kind.objectionTo(state, line.value.position)
    : { word: 'impossible', clauses: [] };
  const objected = objection === null ? null : speech.say(objection.word, { target: objection.target ?? 0 });
  const status = objected !== null ? 'illegal' : legal === null ? undefined : legal ? 'legal' : 'illegal';
  const pick = (card: Card) => {
    if (active === undefined || active.cards.length >= mostInTray) return;
    active.put(active.isSorted ? sorted([...active.cards, card]) : [...active.cards, card]);
  };
  const trayCount =
    active === undefined ? '' : `${active.label}: ${speech.text('cardCount', { count: active.cards.length })}. `;
  return (
    <div class="lab" data-kind={kind.name}>
      {fault !== null && (
        <p class="damage" role="alert">
          {speech.say(faultWords[fault])}
        </p>
      )}
      <div class="lab-board">
        <div class="felt lab-felt">
          {trays.map((tray) => (
            <TrayPlace key={tray.id} heading={headings[tray.id]} after={tray.after}>
              <Tray
                tray={tray}
                active={lab.isLive && tray === active}
                isLive={lab.isLive}
                onActivate={() => setActive(tray.id)}
                speech={speech}
              />
            </TrayPlace>
          ))}
          {felt}
        </div>
        <div class="lab-hands by-script">
          {below}
          {active !== undefined && (
            <CardPicker
              target={active.label}
              copiesLeft={(card) => (active.takes?.(card) === false ? 0 : copiesLeft(kind, state, ruleset, card))}
              onPick={pick}
              speech={speech}
            />
          )}
          <LabTools kind={kind} lab={lab} speech={speech} ruleset={ruleset} />
        </div>
        <div class="desk">
          <p class="visually-hidden" role="status">
            {objected ?? `${trayCount}${headline}`}
          </p>
          <div class="verdict" id="verdict" data-verdict={status}>
            {objection === null ? (
              verdict
            ) : (
              <Fact clauses={objection.clauses} speech={speech}>
                {objected}
              </Fact>
            )}
          </div>
        </div>
        <div class="lab-conditions by-script">
          {conditions !== undefined && (
            <fieldset class="conditions">
              <legend>{speech.say('conditions')}</legend>
              {conditions}
            </fieldset>
          )}
          <AgreementFields
            ruleset={state.ruleset}
            agreement={state.agreement}
            onChange={(agreement) => change(kind.tidy({ ...state, agreement }))}
            speech={speech}
            texts={speech.texts}
          />
        </div>
      </div>
      <p class="lab-bar by-script" data-verdict={status} aria-hidden="true">
        {objected ?? headline}
      </p>
    </div>
  );
}

interface TrayPlaceProps {
  readonly heading: string | undefined;
  readonly after: ComponentChildren;
  readonly children: ComponentChildren;
}

function TrayPlace({ heading, after, children }: TrayPlaceProps) {
  return (
    <>
      {heading !== undefined && <h2 class="felt-heading">{heading}</h2>}
      {children}
      {after}
    </>
  );
}

interface LabToolsProps<State extends LabState> extends LabViewProps<State> {
  readonly kind: LabKind<State>;
  readonly ruleset: Ruleset;
}

/** A surprise, undo, a new start, and the link to what is shown. */
function LabTools<State extends LabState>({ kind, lab, speech, ruleset }: LabToolsProps<State>) {
  const [surprised, setSurprised] = useState(false);
  const address = () => {
    const here = new URL(location.href);
    here.hash = `${addressMark}${writeState(kind, lab.state) ?? ''}`;
    return here.href;
  };
  const surprise = () => {
    lab.change(surprising(kind, ruleset, Math.random));
    setSurprised(true);
  };
  return (
    <>
      <ul class="buttons lab-tools">
        <li>
          <button type="button" class="gold" onClick={surprise}>
            {speech.say('surprise')}
          </button>
        </li>
        <li>
          <CopyButton label={speech.say('share')} address={address} speech={speech} />
        </li>
        <ReportError label={speech.text('reportError')} position={address} inList />
        <li>
          <button type="button" aria-disabled={!lab.canUndo} onClick={lab.undo}>
            {speech.say('undo')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => lab.change({ ...kind.first(ruleset) })}>
            {speech.say('startAgain')}
          </button>
        </li>
      </ul>
      <p class="visually-hidden" role="status">
        {surprised ? speech.say('surprised') : ''}
      </p>
    </>
  );
}
