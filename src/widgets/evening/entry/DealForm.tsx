import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type EntryField, type Objection, type Ruleset, type Side, sumOfCards } from '../../../engine/index.ts';
import { SideSign } from '../Board.tsx';
import { isBegun, isFollowed, objectionsTo, withDraft } from '../game/changes.ts';
import { type Draft, nextNumberOf, rulesetOf, type ScoreGame, tallyOf } from '../game/game.ts';
import { isOver } from '../game/standing.ts';
import type { Say } from '../say.ts';
import { EndForm } from './EndForm.tsx';
import { LostGame } from './LostGame.tsx';
import { nameOfObjection, Objections } from './Objections.tsx';
import { SideForm } from './SideForm.tsx';

interface DealFormProps {
  readonly game: ScoreGame;
  readonly onDraft: (game: ScoreGame) => void;
  /** The deal is to be entered; `dealt` says that the next one has been dealt already. */
  readonly onEnter: (dealt: boolean) => void;
  /** The deal that was to be mended stays as it was. */
  readonly onLeave: () => void;
  /** What is entered of the deal so far is to be cleared. */
  readonly onClear: () => void;
  /** What has just happened, told where no field lies under it; null if nothing has. */
  readonly note: ComponentChildren;
  readonly say: Say;
}

/** A deal as it is entered, with what stands against it and what it comes to. */
export function DealForm({ game, onDraft, onEnter, onLeave, onClear, note, say }: DealFormProps) {
  const [chosen, setChosen] = useState<Side>('A');
  const [dealt, setDealt] = useState(false);
  const [missing, setMissing] = useState<'end' | 'remark' | null>(null);
  const [asked, setAsked] = useState(false);
  /** What stood against the entry before the number that is being typed was touched; null while none is. */
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const { draft } = game;
  const { entry, endSaid, remark, mends } = draft;
  const ruleset = rulesetOf(game);
  const { sides } = ruleset.seating;
  const tally = tallyOf(ruleset, entry);
  const all = objectionsTo(game);
  const impossible = all.filter(({ kind }) => kind === 'impossible');
  const questions = all.filter(({ kind }) => kind === 'odd');
  // What is odd or may still be wanting is told once the deal is to be entered, not while half of it is missing; a number that is being typed is
  // judged when it stands.
  const objections = all.filter((each) =>
    each.kind === 'odd' || isUnfinished(ruleset, draft, each)
      ? asked
      : before === null || before.includes(nameOfObjection(each)),
  );
  /** Asked beside the choice that answers them, as long as there is one. */
  const ofContract = entry.contract === null ? [] : objections.filter(({ field }) => field === 'contract');
  const names = sides.map((side) => [side, say.side(game, ruleset, side)] as const);
  const followed = mends !== null && isFollowed(game, mends);
  const doubtedOf = (side: Side) => {
    const fields = new Map<EntryField, 'impossible' | 'odd'>();
    for (const { field, kind, side: about } of objections)
      if ((about === null || about === side) && fields.get(field) !== 'impossible') fields.set(field, kind);
    return fields;
  };
  /** Brings the first objection of a kind into sight, with the side that it is about. */
  const show = (kind: Objection['kind']) => {
    const about = all.find((each) => each.kind === kind)?.side ?? null;
    if (about !== null) setChosen(about);
    goToObjection(kind);
  };
  const enter = () => {
    if (!endSaid) {
      setMissing('end');
      document.querySelector<HTMLElement>('.end-form button')?.focus();
      return;
    }
    setAsked(true);
    if (impossible.length > 0 && remark.trim() === '') {
      setMissing('remark');
      // The field comes with what is then told.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.remark input')?.focus());
      return;
    }
    setMissing(null);
    if (questions.length > 0 && !asked) {
      show('odd');
      return;
    }
    setChosen('A');
    setDealt(false);
    setAsked(false);
    onEnter(dealt || followed);
  };
  const number = mends === null ? nextNumberOf(game) : mends + 1;
  const isDoubted = objections.some(({ kind }) => kind === 'impossible');
  const button = isDoubted
    ? say.text('enterAgreed')
    : asked && questions.length > 0
      ? say.text('enterAsked')
      : mends === null
        ? say.text('enterDeal', { number })
        : say.text('enterMended');
  return (
    <div
      class="deal-form"
      onFocusIn={({ target }) => isTyped(target) && setBefore(impossible.map(nameOfObjection))}
      onFocusOut={({ target }) => isTyped(target) && setBefore(null)}
    >
      <h2>{say.text(mends === null ? 'deal' : 'mends', { number })}</h2>
      {mends === null && isBegun(draft) && (
        <button type="button" class="small clear-deal" onClick={onClear}>
          {say.text('clearDeal')}
        </button>
      )}
      {mends !== null && (
        <div class="mending">
          {!followed && !isOver(game) && (
            <label class="tick">
              <input
                type="checkbox"
                checked={dealt}
                onChange={({ currentTarget }) => setDealt(currentTarget.checked)}
              />
              <span>
                {say.text('dealt')} <small>{say.text('dealtHint')}</small>
              </span>
            </label>
          )}
          <button type="button" class="small" onClick={onLeave}>
            {say.text('cancel')}
          </button>
        </div>
      )}
      <EndForm
        ruleset={ruleset}
        entry={entry}
        endSaid={endSaid}
        tally={tally}
        names={names}
        doubted={doubtedOf(entry.out?.side ?? 'A')}
        question={
          ofContract.length > 0 && <Objections objections={ofContract} game={game} ruleset={ruleset} say={say} />
        }
        onChange={(changed, said) => {
          setMissing(null);
          onDraft(withDraft(game, { ...draft, entry: changed, endSaid: said }));
        }}
        say={say}
      />
      <fieldset class="which" aria-label={say.text('brings')}>
        {names.map(([side, name]) => (
          <button type="button" key={side} aria-pressed={side === chosen} onClick={() => setChosen(side)}>
            <SideSign side={side} />
            {name}
          </button>
        ))}
      </fieldset>
      <div class={`side-forms of-${sides.length}`}>
        {names.map(([side, name], place) => {
          const score = tally.sides[place];
          return (
            score !== undefined && (
              <SideForm
                key={side}
                ruleset={ruleset}
                entry={entry}
                side={side}
                name={name}
                score={isUntouched(draft, side) ? { ...score, lines: [], total: 0 } : score}
                doubted={doubtedOf(side)}
                hidden={side !== chosen}
                onChange={(changed) => onDraft(withDraft(game, { ...draft, entry: changed }))}
                say={say}
              />
            )
          );
        })}
      </div>
      <div role="status">
        <Objections
          objections={objections.filter((each) => !ofContract.includes(each))}
          game={game}
          ruleset={ruleset}
          say={say}
        />
      </div>
      {ruleset.has('talk') && (
        <LostGame
          loser={entry.loser}
          names={names}
          onChange={(loser) =>
            onDraft(withDraft(game, { ...draft, entry: { ...entry, loser }, endSaid: endSaid || loser !== null }))
          }
          say={say}
        />
      )}
      {(isDoubted || remark !== '') && (
        <label class="remark">
          {say.text('remark')}
          <input
            type="text"
            maxlength={300}
            value={remark}
            onInput={({ currentTarget }) => onDraft(withDraft(game, { ...draft, remark: currentTarget.value }))}
          />
        </label>
      )}
      <div class="enter-bar">
        <p role="status">
          {missing !== null && <span class="missing">{say.text(`${missing}Missing`)}</span>}
          {missing === null && isDoubted && (
            <button type="button" class="missing" onClick={() => show('impossible')}>
              ✕ {say.text('toCheck', { count: objections.filter(({ kind }) => kind === 'impossible').length })}
            </button>
          )}
          {missing === null && impossible.length === 0 && asked && questions.length > 0 && (
            <button type="button" class="missing" onClick={() => show('odd')}>
              ? {say.text('toAsk', { count: questions.length })}
            </button>
          )}
          {missing === null && note}
          {(note === null || missing !== null) &&
            tally.sides.map(({ side, total }, place) => (
              <span key={side}>
                {names[place]?.[1]} <b>{say.signed(isUntouched(draft, side) ? 0 : total)}</b>{' '}
              </span>
            ))}
        </p>
        <button type="button" class={`enter-deal ${isDoubted ? '' : 'main'}`} onClick={enter}>
          {button}
        </button>
      </div>
    </div>
  );
}

/** Takes the reader to the first objection of a kind, once it has come onto the page. */
function goToObjection(kind: Objection['kind']): void {
  requestAnimationFrame(() => document.querySelector(`.objections .${kind}`)?.scrollIntoView({ block: 'center' }));
}

/** Whether nothing has been entered of a side, nor how the deal ended: what it has not melded is not yet known to be nothing. */
function isUntouched({ entry, endSaid }: Draft, side: Side): boolean {
  return !endSaid && entry.sides[side] === undefined;
}

function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('.points');
}

/** What going out, the bid or red threes ask for may still come: until the cards of the side are written down, or who went out is said. */
function isUnfinished(ruleset: Ruleset, { entry, endSaid }: Draft, { code, side }: Objection): boolean {
  if (code === 'unplayed-without-going-out') return !endSaid;
  const waits =
    code === 'out-without-requirement' || code === 'concealed-without-canasta' || code === 'contract-result';
  const cards = side === null ? undefined : entry.sides[side]?.cards;
  return (
    waits && (cards === undefined || (!('net' in cards) && sumOfCards(ruleset.parameters, cards.melded).points === 0))
  );
}
