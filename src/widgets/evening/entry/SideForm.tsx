import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';
import {
  type CardCount,
  type Counted,
  type CountedItem,
  countedItems,
  type DealEntry,
  type EntryField,
  type Ruleset,
  type Side,
  type SideScore,
  sumOfCards,
} from '../../../engine/index.ts';
import { SideSign } from '../SideSign.tsx';
import type { Say } from '../say.ts';
import { Counter, countedFaces } from './Counter.tsx';
import {
  failedBidOf,
  failedBids,
  isOfFailedBid,
  sideOf,
  typedPenalty,
  withCount,
  withFailedBids,
  withNet,
  withSide,
  withTypedPenalty,
} from './draft.ts';
import { Fold } from './Fold.tsx';
import { itemOf } from './lines-told.ts';
import { Points, Stepper } from './Stepper.tsx';

interface SideFormProps {
  readonly ruleset: Ruleset;
  readonly entry: DealEntry;
  readonly side: Side;
  readonly name: string;
  readonly score: SideScore;
  /** The fields of this side against which something is to be said, as impossible or as odd. */
  readonly doubted: ReadonlyMap<EntryField, 'impossible' | 'odd'>;
  /** What is asked about the cards that are counted, beside them. */
  readonly question: ComponentChildren;
  readonly hidden: boolean;
  readonly onChange: (entry: DealEntry) => void;
  readonly say: Say;
}

/** What seldom happens, and so stands folded away until it has. */
const rare: readonly Counted[] = [
  'red-threes-unplayed',
  'forgotten-red-threes',
  'excess-wilds',
  'wild-meld-incomplete',
  'wild-canasta-of-jokers',
  'wild-canasta-of-twos',
];

/** What a side has to show at the end of a deal, and what it comes to line by line. */
export function SideForm(props: SideFormProps) {
  const { ruleset, entry, side, name, score, doubted, hidden, onChange, say } = props;
  const items = countedItems(ruleset);
  const own = sideOf(entry, side);
  const rows = (some: readonly CountedItem[]) =>
    some.map((item) => <CountRow {...props} key={item.item} item={item} />);
  const rarer = items.filter(({ item }) => rare.includes(item));
  const shown = rarer.some(({ item }) => (own.counts[item] ?? 0) !== 0 || doubted.has(item));
  const failed = failedBidOf(ruleset);
  const ruled = own.penalties.filter(
    (penalty) => penalty.clause !== undefined && !(failed !== null && isOfFailedBid(penalty, failed)),
  );
  return (
    <section class="side-form" hidden={hidden} aria-label={name}>
      <h3>
        <SideSign side={side} />
        {name}
        <b>{say.signed(score.total)}</b>
      </h3>
      {rows(items.filter(({ item }) => !rare.includes(item)))}
      <CardRows {...props} />
      <div class={`row ${doubted.get('penalties') ?? ''}`}>
        <span id={`penalties-${side}`}>{say.item('penalties')}</span>
        <Stepper
          label={say.item('penalties')}
          value={typedPenalty(own)}
          by={100}
          typed={`penalties-${side}`}
          onChange={(points) => onChange(withSide(ruleset, entry, side, { penalties: withTypedPenalty(own, points) }))}
          say={say}
        />
      </div>
      {failed !== null && (
        <div class="row">
          <span>
            {say.text('failedBids')}
            <small>
              <a href={say.clausePath(failed.clause)} title={say.clauseName(failed.clause)}>
                {say.text('each', { points: say.number(-failed.points) })}
              </a>
            </small>
          </span>
          <Stepper
            label={say.text('failedBids')}
            value={failedBids(own, failed)}
            onChange={(count) =>
              onChange(withSide(ruleset, entry, side, { penalties: withFailedBids(own, failed, count) }))
            }
            say={say}
          />
        </div>
      )}
      {ruled.map((penalty, place) => (
        <div class="row" key={`${penalty.clause}${place}`}>
          <span>
            {say.text('penaltyOfRuling')}: {say.number(penalty.points)}
            {penalty.clause !== undefined && (
              <small>
                <a href={say.clausePath(penalty.clause)}>{say.clauseName(penalty.clause)}</a>
              </small>
            )}
          </span>
          <button
            type="button"
            class="small"
            onClick={() =>
              onChange(
                withSide(ruleset, entry, side, { penalties: own.penalties.filter((other) => other !== penalty) }),
              )
            }
          >
            {say.text('remove')}
          </button>
        </div>
      ))}
      {rarer.length > 0 && (
        <Fold class="rarer" summary={say.text('rarer')} needed={shown}>
          {rows(rarer)}
        </Fold>
      )}
      <Lines level="h4" heading={say.text('brings')} score={score} say={say} />
    </section>
  );
}

function CountRow({
  ruleset,
  entry,
  side,
  item: counted,
  doubted,
  onChange,
  say,
}: SideFormProps & { item: CountedItem }) {
  const { item, points, clause } = counted;
  const { packs, allRedThreesBonus } = ruleset.parameters;
  const line = itemOf(item);
  const special = item === 'wild-canasta-of-twos' || item === 'wild-canasta-of-jokers' ? say.text(item) : null;
  const isUnplayed = item === 'red-threes-unplayed';
  const named = line === null ? '' : say.item(line);
  const label = isUnplayed ? say.text('unplayedRedThrees') : [named, ...(special === null ? [] : [special])].join(', ');
  const all = item === 'red-threes' && allRedThreesBonus !== 2 * packs * points;
  return (
    <div class={`row ${doubted.get(item) ?? ''}`}>
      <span>
        {label}
        <small>
          <a href={say.clausePath(clause)} title={say.clauseName(clause)}>
            {say.text('each', { points: say.number(points) })}
          </a>
          {isUnplayed && `, ${say.text('besidesLaid')}`}
          {all && `, ${say.text('allOfThem', { count: 2 * packs, points: allRedThreesBonus })}`}
        </small>
      </span>
      <Stepper
        label={label}
        value={sideOf(entry, side).counts[item] ?? 0}
        onChange={(count) => onChange(withCount(ruleset, entry, side, item, count))}
        say={say}
      />
    </div>
  );
}

function CardRows({ ruleset, entry, side, name, doubted, question, onChange, say }: SideFormProps) {
  const own = sideOf(entry, side);
  const { cards } = own;
  const change = (changed: typeof cards) => onChange(withSide(ruleset, entry, side, { cards: changed }));
  return (
    <>
      {'net' in cards ? (
        <>
          <div class={`row ${doubted.get('net-cards') ?? ''}`}>
            <span id={`net-${side}`}>
              {say.text('net')}
              <small>{say.text('netHint')}</small>
            </span>
            <Points
              id={`points-net-${side}`}
              label={`${name}: ${say.text('net')}`}
              value={cards.net}
              signed
              invalid={doubted.get('net-cards') === 'impossible'}
              describedBy={`net-${side}`}
              onChange={(net) => change({ net })}
            />
          </div>
          <label class={`row tick ${doubted.get('opened') ?? ''}`}>
            <input
              type="checkbox"
              checked={own.opened}
              onChange={({ currentTarget }) =>
                onChange(withSide(ruleset, entry, side, { opened: currentTarget.checked }))
              }
            />
            {say.text('hasMelded')}
          </label>
        </>
      ) : (
        (['melded', 'left'] as const).map((where) => (
          <Fragment key={where}>
            <CardRow
              id={`${where}-${side}`}
              label={say.text(where)}
              spoken={`${name}: ${say.text(where)}`}
              hint={say.text(`${where}Hint`)}
              ruleset={ruleset}
              where={where}
              cards={cards[where]}
              doubted={doubted.get(where === 'melded' ? 'melded-cards' : 'unmelded-cards')}
              onChange={(count) => change({ ...cards, [where]: count })}
              say={say}
            />
            {where === 'melded' && question}
          </Fragment>
        ))
      )}
      <label class="row tick">
        <input
          type="checkbox"
          checked={'net' in cards}
          onChange={({ currentTarget }) => change(withNet(ruleset, cards, currentTarget.checked))}
        />
        {say.text('asNet')}
      </label>
    </>
  );
}

interface CardRowProps {
  readonly id: string;
  readonly label: string;
  readonly spoken: string;
  readonly hint: string;
  readonly ruleset: Ruleset;
  readonly where: 'melded' | 'left';
  readonly cards: CardCount;
  readonly doubted: 'impossible' | 'odd' | undefined;
  readonly onChange: (cards: CardCount) => void;
  readonly say: Say;
}

function CardRow({ id, label, spoken, hint, ruleset, where, cards, doubted, onChange, say }: CardRowProps) {
  const [counting, setCounting] = useState(false);
  const { points } = sumOfCards(ruleset.parameters, cards);
  return (
    <>
      <div class={`row ${doubted ?? ''}`}>
        <span id={id}>
          {label}
          <small>{hint}</small>
        </span>
        <span class="typed">
          <button
            type="button"
            class="small"
            aria-expanded={counting}
            aria-label={`${say.text('count')}: ${spoken}`}
            onClick={() => setCounting(!counting)}
          >
            {say.text('count')}
          </button>
          <Points
            id={`points-${id}`}
            label={spoken}
            value={points}
            invalid={doubted === 'impossible'}
            describedBy={id}
            onChange={onChange}
          />
        </span>
      </div>
      {counting && (
        <Counter
          label={label}
          ruleset={ruleset}
          cards={typeof cards === 'number' ? {} : cards}
          faces={countedFaces(ruleset, where)}
          onChange={onChange}
          onDone={() => setCounting(false)}
          say={say}
        />
      )}
    </>
  );
}

interface LinesProps {
  /** The level at which the heading stands on its page. */
  readonly level: 'h3' | 'h4';
  readonly heading: string;
  readonly score: SideScore;
  readonly say: Say;
}

/** The lines of a side with their clauses, as they are at the count of a table. */
export function Lines({ level: Heading, heading, score, say }: LinesProps) {
  return (
    <div class="score-lines">
      <Heading>{heading}</Heading>
      <ul>
        {score.lines.map(({ item, count, points, clause, group }) => (
          <li key={`${item}${clause}`}>
            <span>
              {item === 'penalties' && points > 0 ? say.text('credited') : say.item(item)}
              {count > 1 && group === 'base' && ` ×\u00a0${count}`}
              {count > 1 && group === 'cards' && ` (${say.text('cards', { count })})`}{' '}
              <a href={say.clausePath(clause)}>{say.clauseName(clause)}</a>
            </span>
            <b>{say.signed(points)}</b>
          </li>
        ))}
        <li class="sum">
          <span>{say.text('total')}</span>
          <b>{say.signed(score.total)}</b>
        </li>
      </ul>
    </div>
  );
}
