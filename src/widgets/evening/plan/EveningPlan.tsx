import { useEffect, useState } from 'preact/hooks';
import { keepText } from '../../page/kept-text.ts';
import { numberText, phraseText } from '../../words/phrase.ts';
import { planPlace } from '../device/kept-evening.ts';
import { dayText, today } from '../game/day.ts';
import { gameKey, unpackGame } from '../game/game-link.ts';
import { useOtherTab } from '../other-tab.ts';
import { Scrolled } from '../Scrolled.tsx';
import { ShareLink } from '../ShareLink.tsx';
import { type Meeting, numbersOfPairs, roundsFor } from './movements.ts';
import {
  type EnteredPoints,
  hasPoints,
  losesWith,
  nameGivenTwice,
  newPlan,
  type Plan,
  readPlan,
  standingsOf,
  withPairs,
  withPoints,
  writePlan,
} from './plan.ts';
import { ownPlanKey, packPlan, planKey } from './plan-link.ts';
import type { PlanTexts } from './plan-words.ts';
import { pointsOfSheet, type SheetPoints } from './points-of-sheet.ts';
import { ResultField } from './ResultField.tsx';

interface EveningPlanProps {
  /** The evening that the device keeps, or a new one. */
  readonly own: Plan;
  /** The evening of the link, to read; null if the page was opened without one. */
  readonly copied: Plan | null;
  /** Whether the device keeps it; its address does if not. */
  readonly isKept: boolean;
  /** What is to be told of the link or of what the device had kept; empty if nothing. */
  readonly notice: string;
  readonly texts: PlanTexts;
  readonly language: string;
}

/** The link of an evening: its page with the whole of it in the fragment. */
async function linkOf(plan: Plan): Promise<string> {
  const address = new URL(location.href);
  address.search = '';
  address.hash = `${planKey}=${await packPlan(plan)}`;
  return address.href;
}

/** An evening of several tables: names once, who meets whom in each round, the points of each table, and the ranking. */
export function EveningPlan({ own, copied, isKept: keeps, notice, texts, language }: EveningPlanProps) {
  const [plan, setPlan] = useState(copied ?? own);
  // Once points are there the names have been given, and make room for the rounds.
  const [namesFirst] = useState(!hasPoints(plan));
  const [isCopy, setCopy] = useState(copied !== null);
  const [isKept, setKept] = useState(keeps);
  const [elsewhere, noticeOther] = useOtherTab(isCopy ? null : planPlace);
  useEffect(() => {
    if (isCopy) return undefined;
    // What another tab has written of the evening stands here too: neither writes over the other.
    const follow = ({ key, newValue }: StorageEvent) => {
      const written = key === planPlace && newValue !== null ? readPlan(newValue) : null;
      if (written === null) return;
      setPlan(written);
      noticeOther();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [isCopy]);
  useEffect(() => {
    if (isCopy || isKept) return;
    // Where the device keeps nothing the address does.
    void packPlan(plan).then((text) => history.replaceState(null, '', `#${ownPlanKey}=${text}`));
  }, [plan, isCopy, isKept]);
  const change = (changed: Plan) => {
    const dated = { ...changed, begun: changed.begun ?? today() };
    setPlan(dated);
    setKept(keepText(planPlace, writePlan(dated)));
  };
  const takeOver = () => {
    if (losesWith(own, 0) && !confirm(texts.eveningSure)) return;
    setCopy(false);
    history.replaceState(null, '', location.pathname);
    change(plan);
  };
  const say: Say = (word, fillings = {}) => phraseText(texts[word], fillings, language);
  const notices = [notice, elsewhere ? texts.eveningElsewhere : '', isKept ? '' : texts.eveningNotKept].filter(
    (text) => text !== '',
  );
  const ownName = (pair: number) => plan.names[pair - 1]?.trim() ?? '';
  const name = (pair: number) => ownName(pair) || say('pair', { number: pair });
  const twice = nameGivenTwice(plan);
  return (
    <div class="score evening-plan">
      {notices.map((text) => (
        <p class="problem no-print" role="alert" key={text}>
          {text}
        </p>
      ))}
      {isCopy && (
        <p class="copy no-print">
          {texts.copy}{' '}
          <button type="button" class="main" onClick={takeOver}>
            {texts.takeOver}
          </button>
        </p>
      )}
      {!isCopy && (
        <details class="names no-print" open={namesFirst}>
          <summary>{texts.pairs}</summary>
          <div class="start-form">
            <label class="field">
              <span>{texts.numberOfPairs}</span>
              <select
                value={String(plan.names.length)}
                onChange={({ currentTarget }) => {
                  const number = numbersOfPairs[currentTarget.selectedIndex] ?? 4;
                  if (losesWith(plan, number) && !confirm(texts.pairsSure))
                    currentTarget.selectedIndex = numbersOfPairs.indexOf(plan.names.length);
                  else change({ ...withPairs(plan, number), begun: plan.begun ?? today() });
                }}
              >
                {numbersOfPairs.map((number) => (
                  <option key={number} value={String(number)} selected={number === plan.names.length}>
                    {number}
                  </option>
                ))}
              </select>
            </label>
            <fieldset class="players">
              <legend class="visually-hidden">{texts.pairs}</legend>
              {plan.names.map((own, place) => (
                <label key={place}>
                  <span>{say('pair', { number: place + 1 })}</span>
                  <input
                    type="text"
                    maxlength={60}
                    autocomplete="off"
                    value={own}
                    onInput={({ currentTarget }) =>
                      change({ ...plan, names: plan.names.with(place, currentTarget.value) })
                    }
                  />
                </label>
              ))}
            </fieldset>
            <p class={twice === null ? '' : 'problem'} role="status">
              {twice !== null && say('namedTwice', { name: twice })}
            </p>
          </div>
        </details>
      )}
      {plan.begun !== undefined && (
        <p class="only-print">
          {texts.date}: {dayText(plan.begun, language)}
        </p>
      )}
      {roundsFor(plan.names.length).map(({ meetings, bye }, round) => (
        <section key={round} class="round">
          <h2>{say('round', { number: round + 1 })}</h2>
          {meetings.map((meeting, table) => (
            <Table
              key={`${meeting.first}-${meeting.second}`}
              label={say('table', { number: table + 1 })}
              meeting={meeting}
              points={plan.points[round]?.[table] ?? [null, null]}
              name={name}
              ownName={ownName}
              readsOnly={isCopy}
              onChange={(points) => change(withPoints(plan, round, table, points))}
              say={say}
              texts={texts}
            />
          ))}
          {bye !== null && <p class="hint-line">{say('rests', { pair: name(bye) })}</p>}
        </section>
      ))}
      <section class="ranking">
        <h2>{texts.ranking}</h2>
        <Scrolled label={texts.ranking}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.pairs}</th>
                <th scope="col">{texts.playedGames}</th>
                <th scope="col">{texts.gamePoints}</th>
                <th scope="col">{texts.difference}</th>
              </tr>
            </thead>
            <tbody>
              {standingsOf(plan).map(({ pair, rank, played, gamePoints, difference }) => (
                <tr key={pair}>
                  <th scope="row">
                    {rank}. {name(pair)}
                  </th>
                  <td>{played}</td>
                  <td>
                    <b>{gamePoints}</b>
                  </td>
                  <td>{numberText(difference, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      </section>
      <section class="no-print">
        <h2>{texts.share}</h2>
        <p class="hint-line">{texts.eveningShareHint}</p>
        <ShareLink link={() => linkOf(plan)} text={(word) => texts[word === 'qrName' ? 'eveningQr' : word]} />
        {!isCopy && (
          <p class="buttons">
            <button
              type="button"
              onClick={() => {
                if (!hasPoints(plan) || confirm(texts.eveningSure)) change(newPlan(plan.names));
              }}
            >
              {texts.newEvening}
            </button>
          </p>
        )}
      </section>
    </div>
  );
}

/** Says a text of the evening with its gaps filled. */
type Say = (word: keyof PlanTexts, fillings?: Readonly<Record<string, string | number>>) => string;

interface TableProps {
  readonly label: string;
  readonly meeting: Meeting;
  readonly points: EnteredPoints;
  readonly name: (pair: number) => string;
  /** The name that a pair was given; empty if none. */
  readonly ownName: (pair: number) => string;
  readonly readsOnly: boolean;
  readonly onChange: (points: EnteredPoints) => void;
  readonly say: Say;
  readonly texts: PlanTexts;
}

/** A table of a round: both pairs with their points, typed or taken over from the link of their score sheet. */
function Table({ label, meeting, points, name, ownName, readsOnly, onChange, say, texts }: TableProps) {
  const [problem, setProblem] = useState('');
  /** What a sheet says on which other names stand, until somebody says whether it is meant all the same. */
  const [ofOthers, setOfOthers] = useState<SheetPoints | null>(null);
  const takeOver = async (link: string) => {
    const read = await unpackGame(link.split(`#${gameKey}=`)[1] ?? '');
    const found = read.ok ? pointsOfSheet(read.value, [ownName(meeting.first), ownName(meeting.second)]) : null;
    if (found === null) setProblem(texts.linkWrong);
    setOfOthers(found?.isOfOthers === true ? found : null);
    if (found?.isOfOthers === false) enter(found);
  };
  const enter = (found: SheetPoints) => {
    setOfOthers(null);
    setProblem(found.isOver ? '' : texts.linkUnfinished);
    onChange(found.lost === null ? found.points : [...found.points, found.lost]);
  };
  const field = (place: 0 | 1, pair: number) => (
    <ResultField
      pair={name(pair)}
      table={label}
      points={points[place]}
      readsOnly={readsOnly}
      onChange={(number) => onChange(place === 0 ? [number, points[1]] : [points[0], number])}
      onLeave={(isUnreadable) => setProblem(isUnreadable ? texts.notPoints : '')}
    />
  );
  return (
    <fieldset class="meeting">
      <legend>{label}</legend>
      {field(0, meeting.first)}
      {field(1, meeting.second)}
      {points[2] !== undefined && (
        <p class="hint-line">
          {texts.lostGame}: {name(points[2] === 0 ? meeting.first : meeting.second)}
        </p>
      )}
      {!readsOnly && (
        <label class="from-link no-print">
          <span>{texts.fromLink}</span>
          <input
            type="text"
            autocomplete="off"
            aria-invalid={problem !== ''}
            onInput={({ currentTarget: { value } }) => {
              // A link that is pasted is whole; the field need not be left.
              if (isLink(value)) void takeOver(value);
            }}
            onChange={({ currentTarget: { value } }) => {
              if (isLink(value)) return;
              setOfOthers(null);
              setProblem(value.trim() === '' ? '' : texts.linkWrong);
            }}
          />
        </label>
      )}
      {ofOthers !== null && (
        <div class="problem no-print" role="alert">
          <p>
            {say('sheetOfOthers', {
              sheet: ofOthers.names.join(' – '),
              table: `${name(meeting.first)} – ${name(meeting.second)}`,
            })}
          </p>
          <p class="buttons">
            <button type="button" onClick={() => enter(ofOthers)}>
              {texts.takeOthers}
            </button>
            <button type="button" onClick={() => setOfOthers(null)}>
              {texts.leaveOthers}
            </button>
          </p>
        </div>
      )}
      {problem !== '' && (
        <p class="problem no-print" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** Whether a text is the link of a score sheet, as far as its looks tell. */
function isLink(text: string): boolean {
  return text.includes(`#${gameKey}=`);
}
