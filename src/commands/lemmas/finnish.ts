import { ask, inPortions } from '../spelling/tool.ts';
import { addForm, type Paradigms } from './paradigms.ts';

/** What Voikko says of a word: its base forms, each with its class, and of a participle the verb. */
interface Analysis {
  readonly bases: Map<string, string>;
  readonly verbs: Set<string>;
}

/** The endings of nouns and adjectives behind all their stems; what does not exist is for Voikko to sort out. */
const cases = 'n a ta tta ssa sta lla lta lle na ksi t hin hon hun hen seen siin ja jen en den ten tten'.split(' ');

/** The persons, tenses, infinitives and participles that texts and questions use, behind the stems of verbs. */
const verbForms = (
  'n t mme tte vat taan daan an tiin ttiin si sin simme sivat isi isin isimme isivat ttaisiin taisiin a da ta la na essa taessa ttaessa ' +
  'malla masta maan massa matta minen misen mista miseen misesta misessa va van vaa vat nut neet nnut nneet lut leet ssut sseet ttu tu ttua tua ' +
  'ttava tava ttavat'
).split(' ');

/** Both directions of consonant gradation, before the vowel that ends a stem. */
const gradation: readonly (readonly [string, string])[] = [
  ['kk', 'k'],
  ['pp', 'p'],
  ['tt', 't'],
  ['nk', 'ng'],
  ['nt', 'nn'],
  ['mp', 'mm'],
  ['lt', 'll'],
  ['rt', 'rr'],
  ['k', ''],
  ['p', 'v'],
  ['t', 'd'],
];

/** A stem that ends in vowels, in the other grades that its last consonants could have. */
function graded(stem: string): string[] {
  const [, body, vowels = ''] = /^(.*[^aeiouyäö])([aeiouyäö]+)$/u.exec(stem) ?? [];
  if (body === undefined) return [stem];
  return [
    stem,
    ...gradation.flatMap(([strong, weak]) => [
      ...(body.endsWith(strong) ? [body.slice(0, body.length - strong.length) + weak + vowels] : []),
      ...(weak !== '' && body.endsWith(weak) ? [body.slice(0, body.length - weak.length) + strong + vowels] : []),
    ]),
  ];
}

function nounStems(lemma: string): string[] {
  const [one, two, three] = [lemma.slice(0, -1), lemma.slice(0, -2), lemma.slice(0, -3)];
  const last = lemma.at(-1) ?? '';
  if (lemma.endsWith('nen')) return [lemma, `${three}se`, `${three}s`, `${three}si`];
  if (last === 's') {
    const vowel = one.at(-1) ?? '';
    return ['', 'kse', 'ksi', 'de', 'tee', 't', 'te', vowel, 'i'].map((end) => one + end).concat(lemma);
  }
  if (/t[oö]n$/u.test(lemma))
    return [lemma, `${two}${two.endsWith('t') ? '' : 't'}toma`, `${one.slice(0, -1)}toma`, `${two}tömä`];
  if (last === 'n') return [lemma, `${one}me`, `${one}mi`];
  if (last === 'e') return [lemma, `${lemma}e`, `${lemma}i`];
  if (last === 'i') return [lemma, `${one}e`, one, `${one}ei`, `${two}de`, `${two}te`, `${two}t`];
  if (last === 'a') return [lemma, `${one}oi`, `${one}o`, `${one}i`];
  if (last === 'ä') return [lemma, `${one}öi`, `${one}ö`, `${one}i`];
  return [lemma, `${lemma}i`];
}

function verbStems(lemma: string): string[] {
  const [one, two] = [lemma.slice(0, -1), lemma.slice(0, -2)];
  if (/i[t][aä]$/u.test(lemma)) return [two, `${two}tse`, `${two}tsi`];
  if (/[aouäöey]t[aä]$/u.test(lemma)) return [two, two + (two.at(-1) ?? ''), `${two}a`, `${two}ä`, `${two}s`];
  if (lemma.endsWith('hdä')) return [two, `${two.slice(0, -1)}ke`, `${two.slice(0, -1)}k`, `${two.slice(0, -1)}e`];
  if (/d[aä]$/u.test(lemma)) return [two, `${two.slice(0, -1)}i`, `${two.slice(0, -2)}${two.at(-1)}i`];
  if (/(ll|nn|rr|st)[aä]$/u.test(lemma)) return [two, `${two}e`, `${two}i`, one];
  return [one, `${two}i`, `${two}e`, `${two}oi`];
}

/** The endings with the vowels that the word has. */
function harmonised(ending: string, front: boolean): string {
  return front ? ending.replaceAll('a', 'ä').replaceAll('u', 'y').replaceAll('hon', 'hön') : ending;
}

/** Everything that might be a form of a word; some of it is none. */
function guessForms(lemma: string, isVerb: boolean): Set<string> {
  const guesses = new Set<string>();
  const front = [/[äöy][^aou]*$/u.test(lemma), /[aou]/u.test(lemma)];
  for (const base of new Set((isVerb ? verbStems(lemma) : nounStems(lemma)).flatMap(graded))) {
    const vowel = base.at(-1) ?? '';
    if (/[aeiouyäö]/u.test(vowel)) guesses.add(`${base}${vowel}n`).add(`${base}${vowel}`);
    guesses.add(base);
    for (const ending of isVerb ? verbForms : cases) {
      if (front[1]) guesses.add(base + ending);
      if (front[0] || !front[1]) guesses.add(base + harmonised(ending, true));
    }
  }
  return guesses;
}

/** Asks Voikko about many words at once. */
export function analyse(words: readonly string[]): Map<string, Analysis> {
  const found = new Map<string, Analysis>();
  const of = (word: string): Analysis => {
    const analysis = found.get(word) ?? { bases: new Map(), verbs: new Set() };
    found.set(word, analysis);
    return analysis;
  };
  for (const portion of inPortions(words)) {
    let participle = false;
    let base = '';
    for (const line of ask('voikkospell', ['-M', '-d', 'fi'], portion)) {
      const [, word = '', kind, value = ''] =
        /^A\((.+)\):\d+:(BASEFORM|CLASS|PARTICIPLE|WORDBASES)=(.+)$/.exec(line) ?? [];
      if (kind === 'BASEFORM') {
        base = value.toLowerCase();
        participle = false;
      } else if (kind === 'CLASS') of(word).bases.set(base, value);
      else if (kind === 'PARTICIPLE') participle = true;
      else if (kind === 'WORDBASES' && participle) {
        for (const [, verb = ''] of value.matchAll(/\(([^+)][^)]*)\)/g)) of(word).verbs.add(verb.toLowerCase());
      }
    }
  }
  return found;
}

/** All forms of Finnish words that Voikko confirms, of each word those that it gives back to that word. */
export function finnishForms(lemmas: ReadonlyMap<string, string>): Paradigms {
  const forms: Paradigms = new Map();
  const guesses = new Map<string, string[]>();
  for (const [lemma, kind] of lemmas) {
    for (const guess of guessForms(lemma, kind === 'teonsana')) {
      const known = guesses.get(guess);
      if (known) known.push(lemma);
      else guesses.set(guess, [lemma]);
    }
  }
  for (const [word, { bases, verbs }] of analyse(knownTo([...guesses.keys()]))) {
    for (const lemma of guesses.get(word) ?? []) {
      if (bases.has(lemma) || verbs.has(lemma)) addForm(forms, lemma, word);
    }
  }
  return forms;
}

/** Those of the words that Voikko knows: a cheaper question than what they are. */
function knownTo(words: readonly string[]): string[] {
  return inPortions(words).flatMap((portion) =>
    ask('voikkospell', ['-d', 'fi'], portion).flatMap((line) => (line.startsWith('C: ') ? [line.slice(3)] : [])),
  );
}
