import type { Card } from '../../engine/index.ts';
import type { Box, CardPlace, TableLayout, ZonePlace } from '../../table/place.ts';
import { wholeName } from '../../table/seats.ts';
import { seenPart } from '../../table/seen-part.ts';
import { type TableView, type ViewMeld, zones } from '../../table/view.ts';
import type { TableState } from '../table/table-state.ts';
import type { Speech } from '../words/speech.ts';
import { boxStyle } from './box-style.ts';
import { areKeysOn } from './kept-keys.ts';
import { progressInWords } from './side-progress.ts';
import { viewerOf } from './table-view.ts';
import { dealerInWords, meldInWords, pileInWords, redThreesInWords } from './view-in-words.ts';
import { Zone } from './Zone.tsx';

interface TouchLayerProps {
  readonly state: TableState;
  readonly view: TableView;
  readonly layout: TableLayout;
  readonly speech: Speech;
  /** Melds that have just become canastas. */
  readonly closed: ReadonlySet<string>;
  readonly onCard: (key: string) => void;
  /** All cards of this one's rank are wanted. */
  readonly onRank: (key: string) => void;
  readonly onPlace: (zone: string) => void;
  readonly onGrab: (event: PointerEvent, key: string) => void;
}

/**
 * The table as real buttons, laid over the picture where its cards and places are: what fingers, keyboards, screen readers and tests
 * use. Within a place the arrow keys move, Tab goes from place to place.
 */
export function TouchLayer(props: TouchLayerProps) {
  const { state, view, layout, speech, closed, onCard, onRank, onPlace, onGrab } = props;
  const boxes = new Map(layout.zones.map((zone) => [zone.zone, zone]));
  const place = (zone: string) => boxes.get(zone);
  const meld = (viewed: ViewMeld) => (
    <PlaceButton
      key={viewed.zone}
      box={place(viewed.zone)}
      layout={layout}
      closed={closed.has(viewed.zone)}
      onClick={() => onPlace(viewed.zone)}
    >
      {meldInWords(viewed, speech)}
    </PlaceButton>
  );
  const handCards = layout.cards.filter(
    ({ zone }) => zone === zones.hand || view.hand.apart.some((group) => group.zone === zone),
  );
  // Cards that nobody sees are no buttons: they are told of as one number.
  const hidden = handCards.filter(({ card }) => card === null).length;
  const dealer = dealerInWords(view, speech);
  const covered = new Set(layout.cards.filter(({ face }) => face === 'edge').map(({ key }) => key));
  const isSeen = (key: string) => !covered.has(key);
  const mayChoose = viewerOf(state) === state.position.turn && state.position.phase !== 'over';
  const nameIn = ({ marks }: CardPlace, card: Card) =>
    marks.includes('drawn') ? speech.text('newCard', { card: speech.name(card) }) : speech.name(card);
  return (
    <div class="touch">
      <ul class="visually-hidden" aria-label={speech.text('hands')}>
        {view.opponents.map((side) => (
          <li key={side.zone}>{side.label}</li>
        ))}
        {[view.own, ...view.opponents].map(({ zone, label, progress }) =>
          progress ? <li key={`${zone} progress`}>{`${label}: ${progressInWords(progress)}`}</li> : null,
        )}
        {[...view.opponents, view.own].map(({ redThrees, label }) =>
          redThrees === null ? null : <li key={redThrees.zone}>{redThreesInWords(label, redThrees, speech)}</li>,
        )}
        {[...view.opponents, view.own].flatMap(({ open }) =>
          open.map((lying) => <li key={lying.zone}>{meldInWords(lying, speech)}</li>),
        )}
        {view.seats.map((seat) => (
          <li key={seat.zone}>{`${wholeName(seat.label)}: ${speech.text('cardCount', { count: seat.count })}`}</li>
        ))}
        {dealer !== null && <li key="dealer">{dealer}</li>}
        {hidden > 0 && <li key="hidden">{`${view.hand.label}: ${speech.text('hiddenCards', { count: hidden })}`}</li>}
      </ul>
      {view.opponents.map((side) => (
        <Zone key={side.zone} label={side.label}>
          {side.melds.map(meld)}
        </Zone>
      ))}
      <Zone label={speech.text('table')}>
        <PlaceButton key="stock" box={place(zones.stock)} layout={layout} onClick={() => onPlace(zones.stock)}>
          {`${view.stock.label}: ${speech.text('cardCount', { count: view.stock.count })}`}
        </PlaceButton>
        <PlaceButton key="pile" box={place(zones.pile)} layout={layout} onClick={() => onPlace(zones.pile)}>
          {pileInWords(view.pile, speech, isSeen)}
        </PlaceButton>
      </Zone>
      <Zone label={view.own.label}>
        {view.own.melds.map(meld)}
        {view.room && (
          <PlaceButton key="room" box={place(zones.room)} layout={layout} onClick={() => onPlace(zones.room)}>
            {speech.text('room')}
          </PlaceButton>
        )}
      </Zone>
      <Zone label={view.hand.label}>
        {handCards.map((card, index) =>
          card.card === null ? null : (
            <CardButton
              key={card.key}
              cardKey={card.key}
              place={seenPart(card, handCards.slice(index + 1))}
              layout={layout}
              label={nameIn(card, card.card)}
              pressed={view.lifted.has(card.key)}
              disabled={!mayChoose}
              onClick={() => onCard(card.key)}
              onRank={() => onRank(card.key)}
              onGrab={(event) => onGrab(event, card.key)}
            />
          ),
        )}
      </Zone>
    </div>
  );
}

interface PlaceButtonProps {
  readonly box: ZonePlace | undefined;
  readonly layout: TableLayout;
  readonly closed?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

function PlaceButton({ box, layout, closed = false, onClick, children }: PlaceButtonProps) {
  return box === undefined ? null : (
    <button
      type="button"
      class={closed ? 'place closed' : 'place'}
      data-zone={box.zone}
      style={boxStyle(box, layout)}
      onClick={onClick}
    >
      <span class="visually-hidden">{children}</span>
    </button>
  );
}

interface CardButtonProps {
  readonly cardKey: string;
  readonly place: Box;
  readonly layout: TableLayout;
  readonly label: string;
  readonly pressed: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly onRank: () => void;
  readonly onGrab: (event: PointerEvent) => void;
}

function CardButton({ cardKey, place, layout, label, pressed, disabled, onClick, onRank, onGrab }: CardButtonProps) {
  return (
    <button
      type="button"
      class="place card"
      data-key={cardKey}
      style={boxStyle(place, layout)}
      aria-pressed={pressed}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      onPointerDown={(event) => !disabled && onGrab(event)}
      onKeyDown={(event) => {
        const wanted = event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey && areKeysOn();
        if (wanted && !disabled) onRank();
      }}
    >
      <span class="visually-hidden">{label}</span>
    </button>
  );
}
