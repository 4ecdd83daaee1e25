import { useState } from 'preact/hooks';
import type { EntryField, Side } from '../../../engine/index.ts';
import { SideSign } from '../Board.tsx';
import { isFollowed, objectionsTo, withDraft } from '../game/changes.ts';
import { countedDeals, emptyDraft, rulesetOf, type ScoreGame, tallyOf } from '../game/game.ts';
import type { Say } from '../say.ts';
import { EndForm } from './EndForm.tsx';
import { objectionText } from './lines-told.ts';
import { SideForm } from './SideForm.tsx';

interface DealFormProps {
  readonly game: ScoreGame;
  readonly onDraft: (game: ScoreGame) => void;
  /** The deal is to be entered; `dealt` says that the next one has been dealt already. */
  readonly onEnter: (dealt: boolean) => void;
  readonly say: Say;
}

/** A deal as it is entered, with what stands against it and what it comes to. */
export function DealForm({ game, onDraft, onEnter, say }: DealFormProps) {
  const [chosen, setChosen] = useState<Side>('A');
  const [dealt, setDealt] = useState(false);
  const [missing, setMissing] = useState<'end' | 'remark' | null>(null);
  const { draft } = game;
  const { entry, endSaid, remark, mends } = draft;
  const ruleset = rulesetOf(game);
  const { sides } = ruleset.seating;
  const tally = tallyOf(ruleset, entry);
  const objections = objectionsTo(game);
  const impossible = objections.filter(({ kind }) => kind === 'impossible');
  const names = sides.map((side) => [side, say.side(game, ruleset, side)] as const);
  const followed = mends !== null && isFollowed(game, mends);
  const doubtedOf = (side: Side) => {
    const fields = new Map<EntryField, 'impossible' | 'odd'>();
    for (const { field, kind, side: about } of objections)
      if ((about === null || about === side) && fields.get(field) !== 'impossible') fields.set(field, kind);
    return fields;
  };
  const enter = () => {
    if (!endSaid) return setMissing('end');
    if (impossible.length > 0 && remark.trim() === '') {
      setMissing('remark');
      document.querySelector<HTMLElement>('.remark input')?.focus();
      return;
    }
    setMissing(null);
    setChosen('A');
    setDealt(false);
    onEnter(dealt || followed);
  };
  const number = mends === null ? countedDeals(game).length + 1 : mends + 1;
  const button =
    impossible.length > 0
      ? say.text('enterAgreed')
      : mends === null
        ? say.text('enterDeal', { number })
        : say.text('enterMended');
  return (
    <div class="deal-form">
      <h2>{say.text(mends === null ? 'deal' : 'mends', { number })}</h2>
      {mends !== null && (
        <div class="mending">
          {!followed && (
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
          <button type="button" class="small" onClick={() => onDraft(withDraft(game, emptyDraft))}>
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
                score={score}
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
        <ul class="objections">
          {objections.map((objection) => (
            <li key={`${objection.code}${objection.side}${objection.field}`} class={objection.kind}>
              <b aria-hidden="true">{objection.kind === 'odd' ? '?' : '✕'}</b>
              <span>
                {objectionText(objection, game, ruleset, say)}{' '}
                <a href={say.clausePath(objection.clause)}>{say.clauseName(objection.clause)}</a>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {(impossible.length > 0 || remark !== '') && (
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
          {missing === null && impossible.length > 0 && (
            <span class="missing">✕ {say.text('toCheck', { count: impossible.length })}</span>
          )}
          {tally.sides.map(({ side, total }, place) => (
            <span key={side}>
              {names[place]?.[1]} <b>{say.signed(total)}</b>
            </span>
          ))}
        </p>
        <button type="button" class={`enter-deal ${impossible.length > 0 ? '' : 'main'}`} onClick={enter}>
          {button}
        </button>
      </div>
    </div>
  );
}
