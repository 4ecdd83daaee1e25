import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type EntryField, type Objection, type Ruleset, type Side, sumOfCards } from '../../../engine/index.ts';
import { isBegun, isFollowed, objectionsTo, withDraft } from '../game/changes.ts';
import { type Draft, nextNumberOf, rulesetOf, type ScoreGame, tallyOf } from '../game/game.ts';
import { isOver } from '../game/standing.ts';
import { SideSign } from '../SideSign.tsx';
import type { Say } from '../say.ts';
import { withLoser } from './draft.ts';
import { EndForm } from './EndForm.tsx';
import { LateMending } from './LateMending.tsx';
import { goToRulings, LostGame } from './LostGame.tsx';
import { type Lacking, lackingOf } from './lacking.ts';
import { nameOfObjection, Objections } from './Objections.tsx';
import { SideForm } from './SideForm.tsx';

interface DealFormProps {
  readonly game: ScoreGame;
  /** Tells a deal that is entered or mended from the next one. */
  readonly deal: string;
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

/** What the form knows of the deal that is being entered, besides what is entered. */
interface FormState {
  readonly deal: string;
  /** The side that is in sight where they do not stand beside each other. */
  readonly chosen: Side;
  /** Whether the deal after the one that is mended has been dealt. */
  readonly dealt: boolean;
  /** What the deal still lacked when it was to be entered. */
  readonly found: Lacking | 'remark' | null;
  /** Whether it was to be entered: then everything is asked. */
  readonly asked: boolean;
  /** What stood against the entry before the number that is being typed, or the cards that are being counted, were touched; null while none are. */
  readonly before: readonly string[] | null;
}

const fresh: FormState = { deal: '', chosen: 'A', dealt: false, found: null, asked: false, before: null };

/** A deal as it is entered, with what stands against it and what it comes to. */
export function DealForm({ game, deal, onDraft, onEnter, onLeave, onClear, note, say }: DealFormProps) {
  const [kept, setKept] = useState<FormState>({ ...fresh, deal });
  // What was asked and found of another deal is not asked of this one.
  const { chosen, dealt, found, asked, before } = kept.deal === deal ? kept : fresh;
  const set = (change: (known: FormState) => Partial<FormState>) =>
    setKept((last) => {
      const known = last.deal === deal ? last : { ...fresh, deal };
      return { ...known, ...change(known) };
    });
  const { draft } = game;
  const { entry, remark, mends } = draft;
  const ruleset = rulesetOf(game);
  const { sides } = ruleset.seating;
  const tally = tallyOf(ruleset, entry);
  const all = objectionsTo(game);
  const impossible = all.filter(({ kind }) => kind === 'impossible');
  const questions = all.filter(({ kind }) => kind === 'odd');
  // What may still be wanting is told once the deal is to be entered, not while half of it is missing; a number that is being typed and cards
  // that are being counted are judged when they stand.
  const objections = all.filter((each) =>
    isUnfinished(ruleset, draft, each) ? asked : before === null || before.includes(nameOfObjection(each)),
  );
  const ofCards = (side: Side) => objections.filter((each) => each.side === side && aboutCountedCards.has(each.code));
  /** Asked beside the choice that answers them, as long as there is one. */
  const ofContract = entry.contract === null ? [] : objections.filter(({ field }) => field === 'contract');
  const names = sides.map((side) => [side, say.side(game, ruleset, side)] as const);
  const lacking = lackingOf(ruleset, draft);
  const lacksRemark = objections.some(({ kind }) => kind === 'impossible') && remark.trim() === '';
  // Of a bid what is asked for goes on with what is still wanting; an answer to anything else is not followed by another question.
  const missing =
    found === 'remark' ? (lacksRemark ? found : null) : found === lacking || isOfBid(found, lacking) ? lacking : null;
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
    if (about !== null) set(() => ({ chosen: about }));
    goToObjection(kind);
  };
  const enter = () => {
    if (lacking !== null) {
      set(() => ({ found: lacking }));
      if (lacking === 'ruling') goToRulings();
      fieldOf(lacking)?.focus({ preventScroll: lacking === 'ruling' });
      return;
    }
    set(() => ({ asked: true, found: null }));
    if (impossible.length > 0 && remark.trim() === '') {
      set(() => ({ found: 'remark' }));
      // The field comes with what is then told.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.remark input')?.focus());
      return;
    }
    if (questions.length > 0 && !asked) {
      show('odd');
      return;
    }
    onEnter(dealt || followed);
  };
  const standing = all.map(nameOfObjection);
  /** While cards are counted one by one nothing new is said of them. */
  const touched = (target: EventTarget | null) => {
    if (isIn(target, countedAt)) set((known) => ({ before: known.before ?? standing }));
    else if (!isIn(target, '.points')) set(() => ({ before: null }));
  };
  const shownQuestions = objections.filter(({ kind }) => kind === 'odd');
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
      onFocusIn={({ target }) => {
        if (isIn(target, '.points')) set(() => ({ before: standing }));
        else touched(target);
      }}
      onFocusOut={({ target, relatedTarget }) => {
        if (isIn(target, '.points') || !isIn(relatedTarget, countedAt)) set(() => ({ before: null }));
      }}
      // Not every browser gives the focus to a button that is touched.
      onPointerDown={({ target }) => touched(target)}
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
                onChange={({ currentTarget: { checked } }) => set(() => ({ dealt: checked }))}
              />
              <span>
                {say.text('dealt')} <small>{say.text('dealtHint')}</small>
              </span>
            </label>
          )}
          {(followed || dealt) && <LateMending ruleset={ruleset} say={say} />}
          <button type="button" class="small" onClick={onLeave}>
            {say.text('cancel')}
          </button>
        </div>
      )}
      <EndForm
        ruleset={ruleset}
        draft={draft}
        tally={tally}
        names={names}
        doubted={doubtedOf(entry.out?.side ?? 'A')}
        question={
          ofContract.length > 0 && <Objections objections={ofContract} game={game} ruleset={ruleset} say={say} />
        }
        onChange={(changed) => onDraft(withDraft(game, changed))}
        say={say}
      />
      <fieldset class="which" aria-label={say.text('brings')}>
        {names.map(([side, name]) => (
          <button
            type="button"
            key={side}
            aria-pressed={side === chosen}
            onClick={() => {
              set(() => ({ chosen: side }));
              goToSide();
            }}
          >
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
                key={`${deal} ${side}`}
                ruleset={ruleset}
                entry={entry}
                side={side}
                name={name}
                score={isUntouched(draft, side) ? { ...score, lines: [], total: 0 } : score}
                doubted={doubtedOf(side)}
                question={<Objections objections={ofCards(side)} game={game} ruleset={ruleset} say={say} />}
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
          objections={objections.filter((each) => !ofContract.includes(each) && !aboutCountedCards.has(each.code))}
          game={game}
          ruleset={ruleset}
          say={say}
        />
      </div>
      {ruleset.has('talk') && (
        <LostGame
          key={deal}
          ruleset={ruleset}
          loser={entry.loser}
          lostBy={entry.lostBy}
          losing={draft.losing}
          names={names}
          onLosing={(losing) => onDraft(withDraft(game, { ...draft, losing }))}
          onChange={(loser, lostBy) => onDraft(withDraft(game, withLoser(draft, loser, lostBy)))}
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
          {missing === null && !isDoubted && shownQuestions.length > 0 && (
            <button type="button" class="missing" onClick={() => show('odd')}>
              ? {say.text('toAsk', { count: shownQuestions.length })}
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

/** Where that is said which a deal lacks: the rulings, or the first choice of how it ended or of the bid in which nothing is chosen yet. */
function fieldOf(lacking: Lacking): HTMLElement | null {
  const choice = '.end-form .segments:not(:has([aria-pressed="true"])) button';
  return document.querySelector<HTMLElement>(lacking === 'ruling' ? '.lost-game .lost-yes' : choice);
}

/** Whether both are parts of the bid. */
function isOfBid(one: Lacking | 'remark' | null, other: Lacking | null): boolean {
  const parts: readonly (Lacking | 'remark' | null)[] = ['bid', 'level', 'denomination'];
  return parts.includes(one) && parts.includes(other);
}

/** Takes the reader to the head of the side that has come onto the page, if it lies under the bar of the sides. */
function goToSide(): void {
  requestAnimationFrame(() => {
    const form = document.querySelector('.side-form:not([hidden])');
    const covered = document.querySelector('.which')?.getBoundingClientRect().bottom ?? 0;
    if (form !== null && form.getBoundingClientRect().top < covered) form.scrollIntoView();
  });
}

/** Whether nothing has been entered of a side, nor how the deal ended: what it has not melded is not yet known to be nothing. */
function isUntouched({ entry, endSaid }: Draft, side: Side): boolean {
  return !endSaid && entry.sides[side] === undefined;
}

/** Where cards are counted by touching them. */
const countedAt = '.counter .faces';

function isIn(target: EventTarget | null, place: string): boolean {
  return target instanceof Element && target.closest(place) !== null;
}

/** Questions about cards that are counted, asked beside them as soon as they stand. */
const aboutCountedCards: ReadonlySet<Objection['code']> = new Set(['canasta-not-in-cards', 'wilds-alone']);

/** Questions that what is there answers; others may be answered by what is still to come. */
const askedAtOnce: ReadonlySet<Objection['code']> = new Set([...aboutCountedCards, 'unusual-penalty']);

/** What is odd, and what going out, the bid or red threes ask for, may still be settled by what comes: until the cards of the side are written down, or who went out is said. */
function isUnfinished(ruleset: Ruleset, { entry, endSaid }: Draft, { kind, code, side }: Objection): boolean {
  if (kind === 'odd') return !askedAtOnce.has(code);
  if (code === 'unplayed-without-going-out') return !endSaid;
  const waits =
    code === 'out-without-requirement' || code === 'concealed-without-canasta' || code === 'contract-result';
  const cards = side === null ? undefined : entry.sides[side]?.cards;
  return (
    waits && (cards === undefined || (!('net' in cards) && sumOfCards(ruleset.parameters, cards.melded).points === 0))
  );
}
