import { useState } from 'preact/hooks';
import { keepText } from '../../page/kept-text.ts';
import { numberText, phraseText } from '../../words/phrase.ts';
import { totalsOf } from '../game/game.ts';
import { unpackGame } from '../game/game-link.ts';
import { type Meeting, numbersOfPairs, roundsFor } from './movements.ts';
import { type EnteredPoints, type Plan, standingsOf, withPairs, withPoints, writePlan } from './plan.ts';
import type { PlanTexts } from './plan-words.ts';

/** Where the device keeps the evening. */
export const planPlace = 'score-evening';

interface EveningPlanProps {
  readonly first: Plan;
  readonly damaged: boolean;
  readonly texts: PlanTexts;
  readonly language: string;
}

/** An evening of several tables: names once, who meets whom in each round, the points of each table, and the ranking. */
export function EveningPlan({ first, damaged, texts, language }: EveningPlanProps) {
  const [plan, setPlan] = useState(first);
  const [isKept, setKept] = useState(true);
  const change = (changed: Plan) => {
    setPlan(changed);
    setKept(keepText(planPlace, writePlan(changed)));
  };
  const say = (word: keyof PlanTexts, fillings: Readonly<Record<string, string | number>> = {}) =>
    phraseText(texts[word], fillings, language);
  const name = (pair: number) => plan.names[pair - 1]?.trim() || say('pair', { number: pair });
  return (
    <div class="score evening-plan">
      {damaged && (
        <p class="problem" role="alert">
          {texts.damaged}
        </p>
      )}
      {!isKept && (
        <p class="problem" role="alert">
          {texts.notKept}
        </p>
      )}
      <div class="start-form no-print">
        <label class="field">
          <span>{texts.pairs}</span>
          <select
            value={String(plan.names.length)}
            onChange={({ currentTarget }) => change(withPairs(plan, numbersOfPairs[currentTarget.selectedIndex] ?? 4))}
          >
            {numbersOfPairs.map((number) => (
              <option key={number} value={String(number)} selected={number === plan.names.length}>
                {number}
              </option>
            ))}
          </select>
        </label>
        <fieldset class="players">
          <legend>{texts.pairs}</legend>
          {plan.names.map((own, place) => (
            <label key={place}>
              <span>{say('pair', { number: place + 1 })}</span>
              <input
                type="text"
                maxlength={60}
                autocomplete="off"
                value={own}
                onInput={({ currentTarget }) => change({ ...plan, names: plan.names.with(place, currentTarget.value) })}
              />
            </label>
          ))}
        </fieldset>
      </div>
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
              onChange={(points) => change(withPoints(plan, round, table, points))}
              texts={texts}
            />
          ))}
          {bye !== null && <p class="hint-line">{say('rests', { pair: name(bye) })}</p>}
        </section>
      ))}
      <section>
        <h2>{texts.ranking}</h2>
        <div class="scrolled">
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
        </div>
      </section>
      <p class="buttons no-print">
        <button type="button" onClick={() => print()}>
          {texts.print}
        </button>
      </p>
    </div>
  );
}

interface TableProps {
  readonly label: string;
  readonly meeting: Meeting;
  readonly points: EnteredPoints;
  readonly name: (pair: number) => string;
  readonly onChange: (points: EnteredPoints) => void;
  readonly texts: PlanTexts;
}

/** A table of a round: both pairs with their points, typed or taken over from the link of their score sheet. */
function Table({ label, meeting, points, name, onChange, texts }: TableProps) {
  const [wrong, setWrong] = useState(false);
  const takeOver = async (link: string) => {
    const read = await unpackGame(link.split('#game=')[1] ?? '');
    const totals = read.ok ? totalsOf(read.value) : [];
    const [one, other] = totals;
    setWrong(one === undefined || other === undefined || totals.length > 2);
    if (one !== undefined && other !== undefined && totals.length === 2) onChange([one, other]);
  };
  const field = (place: 0 | 1, pair: number) => (
    <label class="row">
      <span>{name(pair)}</span>
      <input
        class="points"
        type="text"
        inputMode="text"
        autocomplete="off"
        aria-label={`${label}: ${name(pair)}`}
        value={points[place] === null ? '' : String(points[place]).replace('-', '−')}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.value.replaceAll('−', '-').trim();
          const number = /^-?\d{1,6}$/.test(typed) ? Number(typed) : null;
          currentTarget.value = number === null ? '' : String(number).replace('-', '−');
          onChange(place === 0 ? [number, points[1]] : [points[0], number]);
        }}
      />
    </label>
  );
  return (
    <fieldset class="meeting">
      <legend>{label}</legend>
      {field(0, meeting.first)}
      {field(1, meeting.second)}
      <label class="from-link no-print">
        <span>{texts.fromLink}</span>
        <input
          type="text"
          autocomplete="off"
          aria-invalid={wrong}
          onChange={({ currentTarget }) => {
            if (currentTarget.value.trim() !== '') void takeOver(currentTarget.value);
            else setWrong(false);
          }}
        />
      </label>
      {wrong && (
        <p class="problem" role="alert">
          {texts.linkWrong}
        </p>
      )}
    </fieldset>
  );
}
