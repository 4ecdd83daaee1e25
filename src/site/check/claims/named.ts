import type { LanguageId } from '../../../i18n/language.ts';
import { numberReaders, type WrittenNumber } from '../number-reader.ts';

/** How the words for something begin or end in each language, so that no other word is meant; null where a language’s words would be. */
type Words = Readonly<Record<LanguageId, RegExp | null>>;

const suits = {
  sv: '(?:hjärter|spader|ruter|klöver) ',
  et: '(?:ärtu|poti|ruutu|risti)',
} as const;

/** By which words a text names cards, by rank. Where a number is called like a card, only what can be nothing else is looked for. */
const cards: Readonly<Record<string, Words>> = {
  A: { fi: /(?:^|[\s“(–-]|pata|hertta|ruutu|risti)äss[äi]/, sv: /(?<!\p{L})äss/u, et: /äss/, en: /\baces?\b/ },
  K: { fi: /kunin[kg]a/, sv: /\bkung/, et: /kuning/, en: /\bkings?\b/ },
  Q: { fi: /rouv/, sv: /\bdam/, et: /emand/, en: /\bqueens?\b/ },
  J: { fi: /sotamie/, sv: /\bknekt/, et: /soldat/, en: /\bjacks?\b/ },
  T: { fi: /kymp/, sv: named('tio', 'tia', 'tior'), et: numeral('küm'), en: english('ten') },
  '9': { fi: /yhdeksik/, sv: named('nio', 'nia', 'nior'), et: numeral('ühek'), en: english('nine') },
  '8': { fi: /kahdeksik/, sv: named('åtta', 'åttan', 'åttor'), et: numeral('kahek'), en: english('eight') },
  '7': { fi: /seitsik/, sv: named('sju', 'sjua', 'sjuor'), et: numeral('seits'), en: english('seven') },
  '6': { fi: /kuuto/, sv: named('sex', 'sexa', 'sexor'), et: numeral('kuu'), en: english('six', 'sixes') },
  '5': { fi: /viito/, sv: named('fem', 'femma', 'femmor'), et: numeral('vii'), en: english('five') },
  '4': { fi: /nelo/, sv: named('fyra', 'fyran', 'fyror'), et: numeral('nel'), en: english('four') },
  '3': { fi: /kolmo/, sv: named('tre', 'trea', 'treor'), et: numeral('kol'), en: english('three') },
  '2': { fi: /kakko/, sv: named('två', 'tvåa', 'tvåor'), et: numeral('(?:kaks|kahe(?!k))'), en: english('two') },
  joker: { fi: /jokeri/, sv: /\bjok(?:er|rar)/, et: /jokker/, en: /\bjokers?\b/ },
};

/** By which words a text names players. */
const players: Readonly<Record<string, Words>> = {
  partner: { fi: /pelipari/, sv: /\bpartner/, et: /\bpaarili/, en: /\bpartner/ },
  left: { fi: /\bvasem(?:man|malle|malta)|\bvasen/, sv: /\bvänster\b(?! om)/, et: /vasakpool/, en: null },
  right: { fi: /\boikea(?:n|lle|lta)? naapuri/, sv: /\bhöger\b/, et: /parempool/, en: null },
  they: { fi: /vastusta|ryöstäj/, sv: /motståndar/, et: /\bvastas(?!e)|röövija/, en: /\bopponents?\b|\brobbers\b/ },
};

/** By which words a text says what somebody has done, by what a claim calls it. */
const deeds: Readonly<Record<string, Words>> = {
  discarded: { fi: /\blöi\b/, sv: /\bsakade\b/, et: null, en: /\b(?:left|right|partner) (?:has )?discarded\b/ },
  added: { fi: /\blisäsi\b/, sv: /\blade till\b/, et: /\blisas\b/, en: /\bpartner added\b/ },
  passed: { fi: /\bpassasi/, sv: /\bpassade\b/, et: /\bpassisid\b/, en: /\bpassed\b/ },
  drew: { fi: /\bnostit\b/, sv: null, et: null, en: /\byou drew (?:a|the)\b/ },
  took: {
    fi: /\bot(?:ti|it) avopakan/,
    sv: /\b(?:tog|har tagit) högen/,
    et: /\bost(?:is|sid) lisapaki/,
    en: /\b(?:took|taken) the (?:whole )?pile\b/,
  },
  yes: {
    fi: /\bvasta(?:si|a) (?:kyllä|myöntävästi)/,
    sv: /\bsvara(?:r|de) ja\b/,
    et: /\b(?:vastas|vastab|ütles|ütleb) jah\b/,
    en: /\b(?:said|says|answered|answers) yes\b/,
  },
  no: {
    fi: /\bvasta(?:si|a) (?:ei\b|kieltävästi)/,
    sv: /\bsvara(?:r|de) nej\b/,
    et: /\b(?:vastas|vastab|ütles|ütleb) ei\b/,
    en: /\b(?:said|says|answered|answers) no\b/,
  },
  called: {
    fi: /\bhuusit?\b/,
    sv: /\bbjöd\b/,
    et: /\bpakkus(?:id)?\b/,
    en: /\b(?:has|have) bid\b|\b(?:partner|left|right) bid\b/,
  },
};

function named(suited: string, ...names: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?:n|na|s)?(?!\\p{L})|${suits.sv}${suited}(?!\\p{L})`, 'u');
}

function numeral(beginning: string): RegExp {
  return new RegExp(`${suits.et}${beginning}`);
}

function english(name: string, plural = `${name}s`): RegExp {
  return new RegExp(`\\b${plural}\\b|\\b${name} of (?:hearts|spades|diamonds|clubs)\\b`);
}

/** What a text names. */
export interface Named {
  readonly ranks: readonly string[];
  readonly players: readonly string[];
  readonly deeds: readonly string[];
  /**
   * Numbers from two up that stand in the text itself, in digits or in words; runs such as 10–9–8 are no numbers, nor are “seven and eight of
   * hearts”. Where a language calls cards as it counts them, they may be cards.
   */
  readonly numbers: readonly WrittenNumber[];
}

/** The cards, players, acts and numbers that a text names. */
export function namedIn(text: string, language: LanguageId): Named {
  const lower = text.toLowerCase();
  const found = (words: Readonly<Record<string, Words>>) =>
    Object.entries(words).flatMap(([name, { [language]: word }]) => (word?.test(lower) === true ? [name] : []));
  return {
    ranks: found(cards),
    players: found(players),
    deeds: found(deeds),
    numbers: numbersIn(lower, language),
  };
}

/** Cards that are called by a number: with a suit, several of one suit together, one by its article, or a run. */
const cardNames = new RegExp(
  [
    '(?:\\p{L}+, )*(?:\\p{L}+ (?:and|och) )?\\p{L}+ (?:of (?:hearts|spades|diamonds|clubs)|i (?:hjärter|spader|ruter|klöver))',
    '(?:hjärter|spader|ruter|klöver) \\p{L}+(?:(?:,| och| till) (?:två|fyra|fem|sex|sju|åtta|nio|tio)(?!\\p{L}))*',
    '\\b(?:an?|the|another|no|black|red|top) (?:two|three|four|five|six|seven|eight|nine|ten)\\b(?! (?:cards|points|other|natural|wild))',
    '\\ben (?:två|åtta|nio|tio)(?!\\p{L})',
    // runs
    '\\p{L}+(?:–\\p{L}+)+',
    '\\bfrom \\p{L}+ to \\p{L}+',
  ].join('|'),
  'gu',
);

let known: ReturnType<typeof numberReaders>['readers'];

function readers(): typeof known {
  known ??= numberReaders(process.cwd()).readers;
  return known;
}

/** One is as often a word for somebody as a number. */
const fewest = 2;

function numbersIn(text: string, language: LanguageId): readonly WrittenNumber[] {
  const plain = text
    .replace(/\{\w+(?:, plural,)?|=?\w+ \{/g, ' ')
    .replace(/\d+(?:–\d+)+/g, ' ')
    .replace(cardNames, ' ');
  const found = readers()?.get(language)?.in(plain) ?? [];
  return found.filter(({ number }) => number >= fewest);
}
