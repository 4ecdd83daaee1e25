/** How a language writes numbers and chooses forms by them; costly to make, and asked for at every step of a table. */
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

/** A number as the language writes it: digits in groups from 10 000 on, as the texts do, and a true minus sign. */
export function numberText(number: number, language: string): string {
  return habitsOf(language).numbers.format(number).replace('-', '−');
}

/** What the gaps of a message are filled with: texts, numbers, or parts (cards) that each place shows in its own way. */
export type Fillings<Part> = Readonly<Record<string, string | number | Part>>;

/**
 * Fills the gaps of a message of `content/messages`, the only formatter of messages that there is. Patterns are ICU messages with
 * `{name}` and `{name, plural, =0 {…} one {…} other {…}}`, in which `#` stands for the number. `missing` says what stands in a gap
 * without a filling: nothing, unless it is told otherwise.
 *
 * An example: `{count, plural, one {# card} other {# cards}} of {rank}` with a count of 2 and the part `[K]` gives `2 cards of ` and `[K]`.
 */
export function fillMessage<Part>(
  pattern: string,
  fillings: Fillings<Part>,
  language: string,
  missing: (gap: string) => string = () => '',
): readonly (string | Part)[] {
  const pieces: (string | Part)[] = [];
  let rest = pattern;
  while (rest !== '') {
    const open = rest.indexOf('{');
    if (open < 0) break;
    pieces.push(rest.slice(0, open));
    const close = closing(rest, open);
    pieces.push(...gap(rest.slice(open + 1, close), fillings, language, missing));
    rest = rest.slice(close + 1);
  }
  return joined([...pieces, rest]);
}

function gap<Part>(
  inside: string,
  fillings: Fillings<Part>,
  language: string,
  missing: (gap: string) => string,
): readonly (string | Part)[] {
  const comma = inside.indexOf(',');
  if (comma < 0) {
    const name = inside.trim();
    const filling = fillings[name] ?? missing(name);
    return [typeof filling === 'number' ? numberText(filling, language) : filling];
  }
  const name = inside.slice(0, comma).trim();
  const number = Number(fillings[name] ?? (missing(name) || 0));
  const form = habitsOf(language).plurals.select(number);
  const forms = inside.slice(inside.indexOf(',', comma + 1) + 1);
  const chosen = branch(forms, `=${number}`) ?? branch(forms, form) ?? branch(forms, 'other') ?? '';
  return fillMessage(chosen.replaceAll('#', numberText(number, language)), fillings, language, missing);
}

/** The text of a form: `one` of `one {# card} other {# cards}` is `# card`. */
function branch(forms: string, form: string): string | undefined {
  for (let open = forms.indexOf('{'), start = 0; open >= 0; open = forms.indexOf('{', start)) {
    const close = closing(forms, open);
    if (forms.slice(start, open).trim() === form) return forms.slice(open + 1, close);
    start = close + 1;
  }
  return undefined;
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

/** The pieces without empty ones, texts that follow one another as one. */
function joined<Part>(pieces: readonly (string | Part)[]): readonly (string | Part)[] {
  const result: (string | Part)[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece === '') continue;
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece;
    else result.push(piece);
  }
  return result;
}
