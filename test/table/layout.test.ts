import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, faces } from '../../src/engine/index.ts';
import { cardIndex } from '../../src/i18n/card-index.ts';
import { carry } from '../../src/table/carry.ts';
import { faceKinds, faceMarks } from '../../src/table/faces/face.ts';
import type { Mark } from '../../src/table/faces/mark.ts';
import { faceId, faceSheet } from '../../src/table/faces/svg-faces.ts';
import { layoutTable } from '../../src/table/layout.ts';
import { designWidths, metricsFor } from '../../src/table/metrics.ts';
import type { Box, CardPlace, LabelPlace, TableLayout } from '../../src/table/place.ts';
import { seenPart } from '../../src/table/seen-part.ts';
import { facesOf, tableSvg } from '../../src/table/svg.ts';
import { textWidth } from '../../src/table/text-width.ts';
import { plainMeld, type TableView, type ViewCard, type ViewMeld } from '../../src/table/view.ts';
import { zoneAt } from '../../src/table/zone-at.ts';

const letters = { ace: 'A', king: 'K', queen: 'Q', jack: 'J', joker: 'JOKER' } as const;

const cards = (least: number, most: number) =>
  fc.array(fc.constantFrom<Card>(...faces), { minLength: least, maxLength: most });

interface Raw {
  readonly hand: readonly Card[];
  readonly pile: readonly Card[];
  readonly own: readonly (readonly Card[])[];
  readonly theirs: readonly (readonly Card[])[];
  readonly stock: number;
  readonly players: number;
  readonly resting: boolean;
}

const raw: fc.Arbitrary<Raw> = fc.record({
  hand: cards(0, 30),
  pile: cards(0, 40),
  own: fc.array(cards(3, 12), { maxLength: 7 }),
  theirs: fc.array(cards(3, 12), { maxLength: 7 }),
  stock: fc.nat(80),
  players: fc.constantFrom(2, 3, 4, 6),
  resting: fc.boolean(),
});

/** A name that may be parted where there is no room for it. */
const parted = 'Parem\u00ADpoolne';

function nameAt(index: number, players: number): string {
  if (players === 6) return [parted, 'Paariline', 'Mitt emot', 'Far right', parted][index] ?? '';
  return players === 4 && index !== 1 ? parted : 'Pelipari';
}

/** A view with these cards; every card of it has its own key. */
function viewOf({ hand, pile, own, theirs, stock, players, resting }: Raw): TableView {
  let serial = 0;
  const keyed = (some: readonly Card[]): ViewCard[] =>
    some.map((card) => {
      serial += 1;
      return { key: `card ${serial}`, card };
    });
  const melds = (side: string, lists: readonly (readonly Card[])[]): ViewMeld[] =>
    lists.map((list, index) => {
      const laid = keyed(list);
      const closed = list.length > 6;
      return {
        ...plainMeld(`meld:${side}:${index}`, laid, closed ? 'canasta' : ''),
        badge: closed ? { full: 'canasta 300', short: '300', tone: 'plain' } : null,
        squared: closed && list.length % 2 === 1,
        crosswise: list.length === 6 ? (laid.at(-1)?.key ?? null) : null,
      };
    });
  const pileCards = keyed(pile);
  const freezing = pileCards.filter(({ card }) => card?.role === 'wild').map(({ key }) => key);
  const handCards = keyed(hand);
  return {
    players,
    seats: Array.from({ length: players - 1 }, (_, index) => ({
      zone: `seat:${index + 2}`,
      // The longest name that a language has for a player at the side, and among six for one beyond.
      label: nameAt(index, players),
      mark: 'second',
      place: index + 1,
      count: 11,
      inTurn: index === 0,
      dealer: index === 1 ? 'D' : '',
    })),
    resting: resting && players === 4 ? '1 lepovuorossa' : null,
    opponents: [
      { zone: 'side:B', label: 'Opponents', mark: 'second', melds: melds('B', theirs), redThrees: null, open: [] },
      ...(players % 2 === 1
        ? [{ zone: 'side:C', label: 'Others', mark: 'third', melds: [], redThrees: null, open: [] } as const]
        : []),
    ],
    own: { zone: 'side:A', label: 'Your side', mark: 'own', melds: melds('A', own), redThrees: null, open: [] },
    staged: [],
    room: true,
    stock: { label: 'Stock', count: stock },
    pile: {
      label: 'Pile',
      cards: pileCards,
      // Every freezing card, or the first of them, as the customs of a game have it.
      crosswise: new Set(freezing.slice(0, stock % 2 === 0 ? freezing.length : 1)),
      frozen: freezing.length > 0 ? 'frozen' : null,
    },
    hand: { label: 'Hand', cards: handCards, apart: [], inTurn: true, dealer: '' },
    lifted: new Set(handCards.slice(0, 2).map(({ key }) => key)),
    marks: new Map(handCards.slice(0, 2).map(({ key }) => [key, ['chosen']])),
  };
}

const widths = fc.integer({ min: 320, max: 900 });

function forAll(check: (layout: TableLayout, view: TableView, width: number) => void): void {
  fc.assert(
    fc.property(raw, widths, (some, width) => {
      const view = viewOf(some);
      check(layoutTable(view, width), view, width);
    }),
    { numRuns: 150 },
  );
}

function inside(box: Box, layout: TableLayout): boolean {
  const slack = 0.01;
  return (
    box.x >= -slack &&
    box.y >= -slack &&
    box.x + box.width <= layout.width + slack &&
    box.y + box.height <= layout.height + slack
  );
}

function overlap(a: Box, b: Box): boolean {
  const slack = 0.01;
  return (
    a.x + a.width > b.x + slack &&
    b.x + b.width > a.x + slack &&
    a.y + a.height > b.y + slack &&
    b.y + b.height > a.y + slack
  );
}

/** How much of a card stays in sight to the left of the next card of its row. */
function stripOf(place: CardPlace, next: CardPlace | undefined): number {
  return next === undefined || next.y - place.y > place.height / 2 ? place.width : next.x - place.x;
}

/** The box of a line of text, about as wide as it is: the layout reckons a little wider. */
function boxOf({ text, x, y, size, anchor, tone }: LabelPlace): Box {
  const width = tone === 'strong' ? textWidth(text, size, 'strong') * 0.98 : text.length * size * 0.52;
  return { x: anchor === 'middle' ? x - width / 2 : x, y: y - size * 0.75, width, height: size * 0.75 };
}

/** Where index and suit of a card stand, with the star of a wild one and the first letters of the joker’s name. */
function indexBox({ x, y, width, height, turn, card }: CardPlace): Box {
  const [across, down] = [0.29, (card?.suit === null ? 0.95 : card?.role === 'wild' ? 0.76 : 0.58) / 1.4];
  if (turn === 'upright') return { x, y, width: width * across, height: height * down };
  const [long, short] = [width * down, height * across];
  return turn === 'left'
    ? { x, y: y + height - short, width: long, height: short }
    : { x: x + width - long, y, width: long, height: short };
}

describe('the layout of a table', () => {
  test('gives every card of the view exactly one place', () => {
    forAll((layout, view) => {
      const melds = [...view.opponents, view.own].flatMap((side) => side.melds);
      const expected = [...view.hand.cards, ...view.pile.cards, ...melds.flatMap((meld) => meld.cards)].map(
        ({ key }) => key,
      );
      const backs = layout.cards.filter(({ key }) => !key.startsWith('card '));
      expect(
        layout.cards
          .filter((card) => !backs.includes(card))
          .map(({ key }) => key)
          .sort(),
      ).toEqual(expected.sort());
      expect(new Set(backs.map(({ key }) => key)).size).toBe(backs.length);
      const places = new Set(backs.map(({ zone }) => zone));
      const least = [...(view.stock.count > 0 ? ['stock'] : []), ...(view.players === 6 ? ['seat:2', 'seat:6'] : [])];
      expect([...places]).toEqual(expect.arrayContaining(least));
      // On a phone there is no room for them where three sit in a row, or one beside a free place.
      const all = ['stock', ...view.seats.map(({ zone }) => zone)];
      expect([...places].filter((zone) => !all.includes(zone))).toEqual([]);
      if (view.players < 6 && view.resting === null)
        expect(places.size).toBe(all.length - (view.stock.count > 0 ? 0 : 1));
    });
  });

  test('keeps everything inside its box', () => {
    forAll((layout) => {
      expect([...layout.cards, ...layout.zones].filter((box) => !inside(box, layout))).toEqual([]);
      for (const { x, y, size } of layout.labels) {
        expect(inside({ x, y: y - size, width: 0, height: size }, layout)).toBe(true);
      }
    });
  });

  test('makes no card small, however much lies there, and writes nothing too small to be read', () => {
    forAll((_, view) => {
      for (const [width, hand, meld, least] of [
        [designWidths.wide, 74, 46, 13],
        [designWidths.narrow, 50, 32, 11.8],
      ] as const) {
        const layout = layoutTable(view, width);
        const widths = (zone: string) =>
          layout.cards.filter((card) => card.zone.startsWith(zone)).map((card) => Math.min(card.width, card.height));
        expect(Math.min(...widths('hand'), hand)).toBe(hand);
        expect(Math.min(...widths('meld:'), meld)).toBe(meld);
        expect(Math.min(...layout.labels.map(({ size }) => size))).toBeGreaterThanOrEqual(least);
      }
    });
  });

  test('keeps the names of players within their places', () => {
    forAll((_, view) => {
      for (const width of Object.values(designWidths)) namesInPlace(layoutTable(view, width));
    });
    function namesInPlace(layout: TableLayout): void {
      for (const zone of layout.zones.filter((place) => place.zone.startsWith('seat:'))) {
        const { x, y, width, height } = zone;
        const inZone = layout.labels.filter(
          (label) => label.x > x && label.x < x + width && label.y > y && label.y < y + height,
        );
        for (const label of inZone) {
          const box = boxOf(label);
          const free = Math.min(box.x - x, x + width - box.x - box.width);
          expect(free, label.text).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });

  test('lets every card of the hand be touched where it is seen', () => {
    forAll((layout) => {
      const hand = layout.cards.filter(({ zone }) => zone === 'hand');
      for (const [place, card] of hand.entries()) {
        const later = hand.slice(place + 1);
        const part = seenPart(card, later);
        expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(24);
        const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2, width: 0, height: 0 };
        expect(later.filter((other) => overlap(middle, other))).toEqual([]);
      }
    });
  });

  test('leaves a strip of every hand card that can be read and touched', () => {
    forAll((layout, _, width) => {
      const hand = layout.cards.filter(({ zone }) => zone === 'hand').map((card) => ({ ...card, y: 0 }));
      const rows = Map.groupBy(
        layout.cards.filter(({ zone }) => zone === 'hand'),
        ({ y, lifted }) => (lifted ? y + metricsFor(width).lift : y),
      );
      expect(hand.length).toBe([...rows.values()].flat().length);
      for (const row of rows.values()) {
        for (const [place, card] of row.entries()) expect(stripOf(card, row[place + 1])).toBeGreaterThanOrEqual(24);
      }
    });
  });

  test('leaves the index of every meld card in sight, and the top of the pile free', () => {
    forAll((layout) => {
      const melds = Map.groupBy(
        layout.cards.filter(({ zone }) => zone.startsWith('meld:')),
        ({ zone }) => zone,
      );
      for (const meld of melds.values()) {
        // Of a meld that is squared up the top card is seen.
        if (meld.some(({ face }) => face === 'edge')) continue;
        for (const [place, card] of meld.entries()) expect(stripOf(card, meld[place + 1])).toBeGreaterThanOrEqual(12.9);
      }
      const top = layout.cards.findLast(({ zone }) => zone === 'pile');
      const after = top === undefined ? [] : layout.cards.slice(layout.cards.indexOf(top) + 1);
      if (top !== undefined) expect(after.filter((card) => overlap(card, top))).toEqual([]);
    });
  });

  test('lets the word “frozen” cover no index of the pile', () => {
    forAll((layout) => {
      const pill = layout.ornaments.find((ornament) => ornament.kind === 'pill' && ornament.tone === 'ice');
      if (pill?.kind !== 'pill') return;
      const pile = layout.cards.filter(({ zone, face }) => zone === 'pile' && face !== 'edge');
      expect(pile.map(indexBox).filter((box) => overlap(box, pill))).toEqual([]);
    });
  });

  test('lets no two places of the table lie over one another', () => {
    forAll((layout) => {
      const places = layout.zones;
      const crossing = places.flatMap((a, index) =>
        places
          .slice(index + 1)
          .filter((b) => overlap(a, b))
          .map((b) => `${a.zone} ${b.zone}`),
      );
      expect(crossing).toEqual([]);
    });
  });

  test('lets no two lines of text lie over one another, and no pill over another line', () => {
    forAll((layout) => {
      const boxes = layout.labels.map((label) => ({ ...boxOf(label), text: label.text }));
      const crossing = boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter((b) => overlap(a, b))
          .map((b) => `${a.text} ${b.text}`),
      );
      expect(crossing).toEqual([]);
      for (const pill of layout.ornaments) {
        if (pill.kind !== 'pill') continue;
        const under = boxes.filter((box) => overlap(box, pill));
        expect(under.filter((box) => box.x < pill.x - 1 || box.x + box.width > pill.x + pill.width + 1)).toEqual([]);
      }
    });
  });

  test('lays a hand of which nothing is seen in one row', () => {
    const view = viewOf({ hand: [], pile: [], own: [], theirs: [], stock: 3, players: 4, resting: false });
    const hidden = Array.from({ length: 15 }, (_, place) => ({ key: `back ${place}`, card: null }));
    const layout = layoutTable({ ...view, hand: { ...view.hand, cards: hidden } }, designWidths.narrow);
    expect(new Set(layout.cards.filter(({ zone }) => zone === 'hand').map(({ y }) => y)).size).toBe(1);
  });

  test('lets nothing wander: stock, pile, seats, hand and height are the same however much lies on the table', () => {
    const emptied = { hand: [], pile: [], own: [], theirs: [], stock: 0 };
    forAll((layout, view, width) => {
      const bare = layoutTable(viewOf({ ...emptied, players: view.players, resting: view.resting !== null }), width);
      const places = ({ zones }: TableLayout) =>
        zones
          .filter(({ zone }) => ['stock', 'hand'].includes(zone) || zone.startsWith('seat:'))
          .map(({ zone, x, y, width: across, height }) => ({ zone, x, y, across, height }));
      expect(places(layout)).toEqual(places(bare));
      const [pile, empty] = [layout, bare].map(({ zones }) => zones.find(({ zone }) => zone === 'pile'));
      expect([pile?.x, pile?.y]).toEqual([empty?.x, empty?.y]);
      expect([layout.height, layout.tools]).toEqual([bare.height, bare.tools]);
    });
  });

  test('has the height that is asked for, as far as cards may become smaller and parts lie apart', () => {
    for (const [width, heights] of [
      [designWidths.narrow, [430, 460, 500, 530]],
      [designWidths.wide, [560, 660, 720, 770]],
    ] as const) {
      for (const height of heights) {
        const layout = layoutTable(
          viewOf({
            hand: [...faces.slice(0, 14)],
            pile: [],
            own: [],
            theirs: [],
            stock: 9,
            players: 4,
            resting: false,
          }),
          width,
          height,
        );
        expect(layout.height, `${width} wide`).toBeLessThanOrEqual(height + 1);
        expect(layout.height, `${width} wide`).toBeGreaterThan(height - 12);
      }
    }
  });

  test('turns the freezing cards of the pile crosswise and no others', () => {
    forAll((layout, view) => {
      const turned = layout.cards.filter(({ zone, turn }) => zone === 'pile' && turn !== 'upright');
      expect(new Set(turned.map(({ key }) => key))).toEqual(view.pile.crosswise);
    });
  });

  test('is the same every time', () => {
    forAll((layout, view, width) => expect(layoutTable(view, width)).toEqual(layout));
  });

  test('finds the place under a point', () => {
    forAll((layout) => {
      for (const { zone, x, y, width, height } of layout.zones) {
        if (zone === 'hand' || zone.startsWith('seat:')) continue;
        expect(zoneAt(layout, x + width / 2, y + height / 2)).toBe(zone);
      }
      expect(zoneAt(layout, -100, -100)).toBeNull();
    });
  });
});

describe('carried cards', () => {
  test('gather beside the one that was grabbed, above all others', () => {
    const view = viewOf({
      hand: faces.slice(0, 8),
      pile: faces.slice(8, 12),
      own: [],
      theirs: [],
      stock: 3,
      players: 4,
      resting: false,
    });
    const layout = layoutTable(view, 832);
    const [first, , third] = layout.cards.filter(({ zone }) => zone === 'hand');
    if (first === undefined || third === undefined) throw new Error('the hand is empty');
    const moving = { keys: [first.key, third.key], grabbed: third.key, x: 40, y: -100 };
    const carried = carry(layout, moving).cards.slice(-2);
    expect(carried.map(({ key }) => key)).toEqual([first.key, third.key]);
    expect(carried[1]).toMatchObject({ x: third.x + 40, y: third.y - 100 });
    expect((carried[1]?.x ?? 0) - (carried[0]?.x ?? 0)).toBeLessThan(first.width);
    expect(carry(layout, null)).toBe(layout);
  });
});

describe('the picture of a table', () => {
  const view = viewOf({
    hand: faces.slice(0, 5),
    pile: faces.slice(5, 9),
    own: [faces.slice(9, 12)],
    theirs: [],
    stock: 30,
    players: 4,
    resting: false,
  });

  test('uses only faces of its sheet', () => {
    const svg = tableSvg(layoutTable(view, designWidths.wide), { id: 'a', title: 'T', description: 'D' });
    const layout = layoutTable(view, designWidths.wide);
    const sheet = faceSheet(facesOf(layout), letters);
    const used = Array.from(svg.matchAll(/href="#([^"]+)"/g), ([, id]) => id);
    expect(used.length).toBeGreaterThan(12);
    expect(used.filter((id) => !sheet.includes(`id="${id}"`))).toEqual([]);
  });

  test('has every card where it lies, those in heaps too', () => {
    const melds = Array.from({ length: 7 }, (_, meld) => faces.slice(5 * meld, 5 * meld + 5));
    const full = viewOf({
      hand: faces.slice(0, 9),
      pile: faces.slice(5, 30),
      own: melds,
      theirs: melds,
      stock: 30,
      players: 4,
      resting: false,
    });
    const whole = (text: string | undefined) => Math.round(Number(text ?? 0) * 10);
    for (const width of Object.values(designWidths)) {
      const layout = layoutTable(full, width);
      const svg = tableSvg(layout, { id: 'a', title: 'T', description: 'D' });
      const drawn: string[] = [];
      let at = [0, 0];
      for (const [, x, y, end, href, left, top] of svg.matchAll(
        /<g transform="translate\((\S+) (\S+)\)">|(<\/g>)|<use href="#([^"]+)" x="([^"]+)" y="([^"]+)"/g,
      )) {
        if (href !== undefined) drawn.push(`${href} ${whole(left) + (at[0] ?? 0)} ${whole(top) + (at[1] ?? 0)}`);
        else at = end === undefined ? [whole(x), whole(y)] : [0, 0];
      }
      const upright = layout.cards.filter(({ turn }) => turn === 'upright');
      const lying = upright.map(
        ({ card, face, x, y }) => `${faceId(card && { card, kind: face })} ${Math.round(x * 10)} ${Math.round(y * 10)}`,
      );
      expect(drawn.length).toBeGreaterThan(12);
      expect(svg).toContain('<g transform');
      // An edge that lies exactly under another is left out.
      expect(new Set(drawn)).toEqual(new Set(lying));
    }
  });

  test('is described by another picture that has the same to say', () => {
    const svg = tableSvg(layoutTable(view, designWidths.wide), { id: 'a', title: 'T', description: { of: 'b' } });
    expect(svg).toContain('aria-describedby="b-d"');
    expect(svg).not.toContain('<desc');
  });

  test('writes texts so that they stay texts', () => {
    const svg = tableSvg(layoutTable(view, 340), { id: 'a', title: 'a < b & "c"', description: '' });
    expect(svg).toContain('a &lt; b &amp; &quot;c&quot;');
  });

  test('keeps the dots of an Ä on the card, in every language and however much of a card is drawn', () => {
    const texts = (marks: readonly Mark[]): readonly Extract<Mark, { kind: 'text' }>[] =>
      marks.flatMap((mark) => (mark.kind === 'text' && mark.downwards !== true ? [mark] : []));
    for (const own of Object.values(cardIndex)) {
      for (const kind of faceKinds) {
        for (const { text, y, size } of faces.flatMap((card) => texts(faceMarks(card, kind, own)))) {
          // A capital with its dots is not quite as high as its type.
          expect(y - 0.95 * size, `${text} of a ${kind} card`).toBeGreaterThan(0);
        }
      }
    }
  });

  test('draws the letters of the language', () => {
    const swedish = faceSheet(
      faces.map((card) => ({ card, kind: 'whole' as const })),
      { ace: 'E', king: 'K', queen: 'D', jack: 'Kn', joker: 'JOKER' },
    );
    expect(swedish).toContain('>Kn</text>');
    expect(swedish).toContain('>10</text>');
    // The switch to A K Q J finds them on the page too.
    expect(swedish).toContain('english-index');
  });
});
