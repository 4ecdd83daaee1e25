import { ask, hunspellDictionary } from '../spelling/tool.ts';
import { addForm, type Paradigms } from './paradigms.ts';

/** The cases that every Estonian noun makes from its genitive, in the plural as in the singular. */
const cases = ['sse', 's', 'st', 'le', 'l', 'lt', 'ks', 'ni', 'na', 'ta', 'ga'];

/** Cases that only a genitive has all of: with them the dictionary tells genitives from other forms. */
const proof = ['le', 'st', 'ga', 'ks'];

/** Consonants in the strong and the weak grade, where a stem ends or before its vowel. */
const gradation: readonly (readonly [strong: string, weak: string])[] = [
  ['kk', 'k'],
  ['pp', 'p'],
  ['tt', 't'],
  ['k', 'g'],
  ['p', 'b'],
  ['t', 'd'],
  ['rd', 'rr'],
  ['ld', 'll'],
  ['nd', 'nn'],
  ['d', ''],
  ['g', ''],
  ['b', 'v'],
];

const vowelEnd = /[aeiouõäöü]$/u;

function weak(stem: string): string[] {
  const [, body = '', vowel = ''] = /^(.*?)([aeiouõäöü]?)$/u.exec(stem) ?? [];
  return gradation.flatMap(([from, to]) => (body.endsWith(from) ? [body.slice(0, -from.length) + to + vowel] : []));
}

function strong(stem: string): string[] {
  const [, body = '', vowel = ''] = /^(.*?)([aeiouõäöü]?)$/u.exec(stem) ?? [];
  return gradation.flatMap(([to, from]) =>
    from !== '' && body.endsWith(from) ? [body.slice(0, -from.length) + to + vowel] : [],
  );
}

/** What the genitive of a nominative might be. */
function genitives(nominative: string): string[] {
  if (nominative.endsWith('mine')) return [`${nominative.slice(0, -2)}se`];
  const stems = [nominative, ...weak(nominative)];
  const short = nominative.slice(0, -1);
  return [
    ...stems.flatMap((stem) => (vowelEnd.test(stem) ? [stem] : [...'aeiu'].map((vowel) => stem + vowel))),
    ...(nominative.endsWith('ne') ? [`${nominative.slice(0, -2)}se`] : []),
    ...(nominative.endsWith('s') ? [short, ...strong(short)] : []),
    // “number”, “numbri”
    ...(/[aeiou][rlnm]$/u.test(nominative)
      ? [...'aiu'].map((vowel) => nominative.slice(0, -2) + nominative.slice(-1) + vowel)
      : []),
  ];
}

/** The forms that a noun with this nominative and this genitive might have. */
function nounForms(nominative: string, genitive: string): string[] {
  const stems = [...new Set([genitive, ...strong(genitive), nominative])];
  const plurals = stems.flatMap((stem) => [`${stem}de`, `${stem}te`, ...(vowelEnd.test(stem) ? [] : [`${stem}ide`])]);
  const ends = stems.flatMap((stem) => {
    const body = stem.replace(vowelEnd, '');
    return [
      `${stem}t`,
      `${stem}d`,
      `${stem}id`,
      `${stem}sid`,
      `${body}i`,
      `${body}e`,
      `${body}u`,
      `${body}id`,
      `${body}eid`,
    ];
  });
  const short = genitive.endsWith('se')
    ? [`${genitive.slice(0, -1)}t`, `${genitive.slice(0, -1)}i`, `${genitive.slice(0, -1)}te`]
    : [];
  const plural = [...plurals, ...short.slice(2)];
  return [
    nominative,
    genitive,
    `${genitive}d`,
    ...strong(genitive),
    ...ends,
    ...short,
    ...cases.map((ending) => genitive + ending),
    ...plural.flatMap((stem) => ['', ...cases].map((ending) => stem + ending)),
  ];
}

/** The forms that a verb in -ma might have. */
function verbForms(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const stems = [
    stem,
    ...weak(stem),
    `${stem}a`,
    ...weak(stem).map((each) => `${each}a`),
    `${stem}e`,
    ...weak(stem).map((each) => `${each}e`),
  ];
  const endings =
    'tava tavad tavat tavate tavaid tavaks tavaga tuks tute tute n d b me te vad da ta a des tes es nud tud dud tuna takse dakse ti di tav dav s sin sid sime sime ksin ks ksid ge ke gu ma mas mast mata maks v mine mise mised miseks misel misega misest mist miste misele ja jad ja'.split(
      ' ',
    );
  return stems.flatMap((each) => [each, ...endings.map((ending) => each + ending)]);
}

/**
 * Tells which words the Estonian dictionary knows as words of their own. It would also take any two of them for a compound, and so nearly
 * everything for a word.
 */
function knownTo(words: Iterable<string>): Set<string> {
  const all = [...new Set(words)].filter((word) => /^\p{L}+$/u.test(word));
  const answers = ask('hunspell', ['-d', hunspellDictionary.et, '-i', 'utf-8', '-m'], all);
  return new Set(answers.flatMap((line) => /^(\S+) +st:/.exec(line)?.[1] ?? []));
}

/** The case endings that a word may end in; what stands before them may be a genitive. */
function bodies(word: string): string[] {
  const found = cases.flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : []));
  const singular = [word, ...found].flatMap((body) => (/[dt]e$/.test(body) ? [body.slice(0, -2)] : []));
  return [...found, ...singular, ...(word.endsWith('d') ? [word.slice(0, -1)] : [])].filter((body) => body.length >= 3);
}

/** The forms of the Estonian words of a text, by nominatives and infinitives; `listed` words are these for certain. */
export function estonianForms(words: readonly string[], listed: ReadonlySet<string>): Paradigms {
  const proofs = (genitive: string) => proof.map((ending) => genitive + ending);
  const infinitives = words.flatMap((word) => {
    const [, body] =
      /^(.{2,}?)(ma|da|ta|b|vad|nud|tud|dud|takse|dakse|mine|mise\p{L}*|mis[t].*|des|tes|mata|s|n|ti|di|a)$/u.exec(
        word,
      ) ?? [];
    return body === undefined
      ? []
      : [body, ...strong(body), body.replace(/[ae]$/u, ''), ...strong(body.replace(/[ae]$/u, ''))].map(
          (stem) => `${stem}ma`,
        );
  });
  const asked = knownTo([
    ...words.flatMap((word) => [...genitives(word), ...bodies(word)].flatMap(proofs)),
    ...infinitives.flatMap((word) => [word, `${word.slice(0, -1)}ine`, `${word.slice(0, -1)}ata`]),
  ]);
  const isGenitive = (word: string) => vowelEnd.test(word) && proofs(word).every((form) => asked.has(form));
  const isInflected = (word: string) => bodies(word).some((body) => body !== word && isGenitive(body));
  const verbs = new Set(
    infinitives.filter((word) =>
      [word, `${word.slice(0, -1)}ine`, `${word.slice(0, -1)}ata`].every((form) => asked.has(form)),
    ),
  );
  const nouns = words
    .filter((word) => word.length >= 3 && (listed.has(word) || (!isInflected(word) && !word.endsWith('ma'))))
    .sort(
      (a, b) =>
        Number(listed.has(b)) - Number(listed.has(a)) ||
        Number(vowelEnd.test(a)) - Number(vowelEnd.test(b)) ||
        a.length - b.length,
    );

  const guesses: Paradigms = new Map();
  const covered = new Set<string>();
  const guess = (lemma: string, forms: readonly string[]) => {
    for (const form of forms) addForm(guesses, lemma, form);
    for (const form of forms) if (form !== lemma) covered.add(form);
  };
  for (const noun of nouns) {
    if (covered.has(noun) && !listed.has(noun)) continue;
    const found = [...new Set(genitives(noun))].filter(isGenitive);
    const seen = found.filter((genitive) => words.some((word) => word !== noun && word.startsWith(genitive)));
    for (const genitive of seen.length > 0 ? seen : found) guess(noun, nounForms(noun, genitive));
  }
  for (const verb of verbs) guess(verb, verbForms(verb));
  // Genitives whose nominative the texts do not have stand for themselves.
  for (const word of words) {
    if (covered.has(word) || guesses.has(word)) continue;
    const genitive = bodies(word).find(isGenitive);
    if (genitive !== undefined) guess(genitive, nounForms(genitive, genitive));
  }
  const known = knownTo([...guesses.values()].flatMap((forms) => [...forms]));
  return new Map([...guesses].map(([lemma, forms]) => [lemma, new Set([...forms].filter((form) => known.has(form)))]));
}
