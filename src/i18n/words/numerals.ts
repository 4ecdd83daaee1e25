import type { LanguageId } from '../language.ts';

/** What a part of a number in words does: it is added, or it multiplies what stands before it. */
type Step = { readonly add: number } | { readonly times: number };

const add = (value: number): Step => ({ add: value });
const times = (value: number): Step => ({ times: value });

/** The parts of numbers in words, as they are written and said, in the forms in which they stand in a sentence. */
const parts: Readonly<Record<LanguageId, readonly (readonly [words: string, step: Step])[]>> = {
  fi: [
    ['nolla nollan nollaa', add(0)],
    ['yksi yks yhden yhtä', add(1)],
    ['kaksi kaks kahden kahta', add(2)],
    ['kolme kolmen kolmea kol', add(3)],
    ['neljä neljän neljää nel', add(4)],
    ['viisi viis viiden viittä', add(5)],
    ['kuusi kuus kuuden kuutta', add(6)],
    ['seitsemän seittemän seitsemää seit', add(7)],
    ['kahdeksan kaheksan kahdeksaa', add(8)],
    ['yhdeksän yheksän yhdeksää', add(9)],
    ['toista toist', add(10)],
    ['kymmenen kymmentä kymmeneen kyt kymppi kympin kymppiä', times(10)],
    ['sata sataa sadan sadalla sadasta sataan satanen satasen satkun', times(100)],
    ['tuhat tuhatta tuhannen tuhanteen tonni tonnin tonnia', times(1000)],
  ],
  sv: [
    ['noll', add(0)],
    ['ett en', add(1)],
    ['två', add(2)],
    ['tre', add(3)],
    ['fyra', add(4)],
    ['fem', add(5)],
    ['sex', add(6)],
    ['sju', add(7)],
    ['åtta', add(8)],
    ['nio', add(9)],
    ['tio', add(10)],
    ['elva', add(11)],
    ['tolv', add(12)],
    ['tretton', add(13)],
    ['fjorton', add(14)],
    ['femton', add(15)],
    ['sexton', add(16)],
    ['sjutton', add(17)],
    ['arton', add(18)],
    ['nitton', add(19)],
    ['tjugo', add(20)],
    ['trettio', add(30)],
    ['fyrtio', add(40)],
    ['femtio', add(50)],
    ['sextio', add(60)],
    ['sjuttio', add(70)],
    ['åttio', add(80)],
    ['nittio', add(90)],
    ['hundra', times(100)],
    ['tusen', times(1000)],
  ],
  et: [
    ['null nulli', add(0)],
    ['üks ühe üht ühte', add(1)],
    ['kaks kahe kaht kahte', add(2)],
    ['kolm kolme', add(3)],
    ['neli nelja nelja', add(4)],
    ['viis viie viit viide', add(5)],
    ['kuus kuue kuut', add(6)],
    ['seitse seitsme seitset', add(7)],
    ['kaheksa kaheksat', add(8)],
    ['üheksa üheksat', add(9)],
    ['teist teistkümmend teistkümne teistkend', add(10)],
    ['kümme kümmend kümne kümmet kend', times(10)],
    ['sada saja sadat sajale', times(100)],
    ['tuhat tuhande tuhandet tonn', times(1000)],
  ],
  en: [
    ['zero nil', add(0)],
    ['one', add(1)],
    ['two', add(2)],
    ['three', add(3)],
    ['four', add(4)],
    ['five', add(5)],
    ['six', add(6)],
    ['seven', add(7)],
    ['eight', add(8)],
    ['nine', add(9)],
    ['ten', add(10)],
    ['eleven', add(11)],
    ['twelve', add(12)],
    ['thirteen', add(13)],
    ['fourteen', add(14)],
    ['fifteen', add(15)],
    ['sixteen', add(16)],
    ['seventeen', add(17)],
    ['eighteen', add(18)],
    ['nineteen', add(19)],
    ['twenty', add(20)],
    ['thirty', add(30)],
    ['forty fourty', add(40)],
    ['fifty', add(50)],
    ['sixty', add(60)],
    ['seventy', add(70)],
    ['eighty', add(80)],
    ['ninety', add(90)],
    ['hundred', times(100)],
    ['thousand grand', times(1000)],
  ],
};

/** What may stand between the words of one number. */
const and: Readonly<Record<LanguageId, string>> = { fi: 'ja', sv: 'och', et: 'ja', en: 'and' };

const tables = new Map<LanguageId, readonly (readonly [word: string, step: Step])[]>();

/** The parts of a language, the longest first. */
function tableOf(language: LanguageId): readonly (readonly [word: string, step: Step])[] {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const made = parts[language]
    .flatMap(([words, step]) => words.split(' ').map((word) => [word, step] as const))
    .sort(([one], [other]) => other.length - one.length);
  tables.set(language, made);
  return made;
}

/** The parts of one word, `kahdeksan|sataa`; undefined if it is no number. */
function stepsOf(word: string, language: LanguageId): readonly Step[] | undefined {
  if (word === '') return [];
  for (const [part, step] of tableOf(language)) {
    if (!word.startsWith(part)) continue;
    const rest = stepsOf(word.slice(part.length), language);
    if (rest !== undefined) return [step, ...rest];
  }
  return undefined;
}

/**
 * What parts come to: `two hundred fifty` to 250, `viisi|toista` to 15, `kaksi|kymmentä|viisi` to 25, `femton|hundra` to 1500,
 * `kaksi tuhatta viisi|sataa` to 2500. Ten multiplies the last number only, hundred all below it, thousand everything.
 */
function amountOf(steps: readonly Step[]): number {
  let thousands = 0;
  let below = 0;
  let last = 0;
  for (const step of steps) {
    if ('add' in step) {
      below += step.add;
      last = step.add;
    } else if (step.times === 10) {
      below += Math.max(last, 1) * 10 - last;
      last = 0;
    } else if (step.times === 100) {
      below = Math.max(below, 1) * 100;
      last = 0;
    } else {
      thousands += Math.max(below, 1) * 1000;
      below = 0;
      last = 0;
    }
  }
  return thousands + below;
}

/** Tells whether a word may go on a number: after a unit or a teen only what multiplies it does, so “two three” are two numbers. */
function goesOn(before: readonly Step[], next: readonly Step[]): boolean {
  const [last, first] = [before.at(-1), next[0]];
  if (last === undefined || first === undefined || 'times' in first || 'times' in last) return true;
  return last.add >= 20 && first.add < 10;
}

/** A number in words: the first and the last of them, counted from 0, and what they come to. */
export interface Numeral {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** The numbers that stand among words in small letters, each as long as it can be. */
export function numeralsIn(words: readonly string[], language: LanguageId): Numeral[] {
  const found: Numeral[] = [];
  let from = 0;
  while (from < words.length) {
    const steps: Step[] = [];
    let to = from - 1;
    for (let next = from; next < words.length; next++) {
      const word = words[next] ?? '';
      if (word === and[language] && steps.some((step) => 'times' in step)) continue;
      const own = stepsOf(word, language);
      if (own === undefined || !goesOn(steps, own)) break;
      steps.push(...own);
      to = next;
    }
    if (to >= from) found.push({ from, to, value: amountOf(steps) });
    from = Math.max(to, from) + 1;
  }
  return found;
}
