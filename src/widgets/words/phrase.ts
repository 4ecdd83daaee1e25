import type { Card } from '../../engine/index.ts';

/** What a gap of a message is filled with. Cards stay cards, so that each place can show them in its own way. */
export type Filling = string | number | readonly Card[];

/** A piece of a filled message. */
export type Piece = string | readonly Card[];

/** How a language writes numbers and chooses forms by them; dear to make, and asked for at every step of a table. */
interface Habits {
  readonly numbers: Intl.NumberFormat;
  readonly plurals: Intl.PluralRules;
}

const known = new Map<string, Habits>();

function habitsOf(language: string): Habits {
  const habits = known.get(language) ?? {
    numbers: new Intl.NumberFormat(language, { useGrouping: 'min2' }),
    plurals: new Intl.PluralRules(language),
  };
  known.set(language, habits);
  return habits;
}

/**
 * Fills the gaps of a message of `content/messages`: `{name}` and `{name, plural, one {…} other {…}}` with `#` for the number, the
 * two forms that the messages of the table use. Gaps without a filling stay empty.
 */
export function phrase(
  pattern: string,
  fillings: Readonly<Record<string, Filling>>,
  language: string,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let rest = pattern;
  while (rest !== '') {
    const open = rest.indexOf('{');
    if (open < 0) break;
    pieces.push(rest.slice(0, open));
    const close = closing(rest, open);
    pieces.push(...gap(rest.slice(open + 1, close), fillings, language));
    rest = rest.slice(close + 1);
  }
  return joined([...pieces, rest]);
}

/** A number as the language writes it: digits in groups from five on, and a true minus sign. */
export function numberText(number: number, language: string): string {
  return habitsOf(language).numbers.format(number).replace('-', '−');
}

/** The same as one text; `speak` says how cards are spoken of. */
export function phraseText(
  pattern: string,
  fillings: Readonly<Record<string, Filling>>,
  language: string,
  speak: (cards: readonly Card[]) => string = () => '',
): string {
  return phrase(pattern, fillings, language)
    .map((piece) => (typeof piece === 'string' ? piece : speak(piece)))
    .join('');
}

function gap(inside: string, fillings: Readonly<Record<string, Filling>>, language: string): readonly Piece[] {
  const comma = inside.indexOf(',');
  if (comma < 0) {
    const filling = fillings[inside.trim()] ?? '';
    return [typeof filling === 'number' ? numberText(filling, language) : filling];
  }
  const number = Number(fillings[inside.slice(0, comma).trim()] ?? 0);
  const form = habitsOf(language).plurals.select(number);
  const forms = inside.slice(inside.indexOf(',', comma + 1) + 1);
  const chosen = branch(forms, form) ?? branch(forms, 'other') ?? '';
  return phrase(chosen.replaceAll('#', numberText(number, language)), fillings, language);
}

function branch(forms: string, form: string): string | undefined {
  const start = forms.search(new RegExp(`\\b${form}\\s*\\{`));
  if (start < 0) return undefined;
  const open = forms.indexOf('{', start);
  return forms.slice(open + 1, closing(forms, open));
}

/** The place of the brace that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let place = open; place < text.length; place++) {
    if (text[place] === '{') depth += 1;
    else if (text[place] === '}') depth -= 1;
    if (depth === 0) return place;
  }
  return text.length;
}

function joined(pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece === '') continue;
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece;
    else result.push(piece);
  }
  return result;
}
