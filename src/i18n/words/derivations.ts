import type { LanguageId } from '../language.ts';
import type { Lemmas } from './lemmas.ts';

/** The ends by which a verb, its doer and its doing differ: *jagama, jagaja, jagamine*; what stands before them is the same. */
const families: Readonly<Record<LanguageId, readonly (readonly string[])[]>> = {
  fi: [
    ['taa', 'taja', 'to', 'taminen', 'tattaa'],
    ['tää', 'täjä', 'tö', 'täminen'],
    ['kaa', 'kaja', 'ko', 'kaminen'],
    ['aa', 'aja', 'o', 'aminen', 'attaa', 'us'],
    ['ää', 'äjä', 'ö', 'äminen', 'ättää', 'ys'],
    ['ata', 'aaja', 'aus', 'aaminen'],
    ['ätä', 'ääjä', 'äys', 'ääminen'],
    ['ttaa', 'ttaja', 'tus', 'ttaminen'],
    ['ttää', 'ttäjä', 'tys', 'ttäminen'],
    ['ida', 'innat', 'inti', 'ija'],
    ['oida', 'oija', 'ointi', 'oiminen'],
    ['ua', 'uja', 'u', 'uminen'],
    ['yä', 'yjä', 'y', 'yminen'],
  ],
  sv: [
    ['a', 'ning', 'are', 'ande', 'ing', ''],
    ['e', 'are', 'ande', 'ning'],
    ['era', 'ering', 'erare'],
  ],
  et: [
    ['ma', 'ja', 'mine', 'm', 'tu', 'tud', 'matu'],
    ['tama', 'taja', 'tamine', 'tus', 'tatud'],
    ['uma', 'uja', 'umine', 'us', 'unud'],
    ['ima', 'ija', 'imine', 'e', 'itud'],
  ],
  en: [
    ['', 'er', 'ing', 'ed', 'ion', 's'],
    ['e', 'er', 'ing', 'ed', 'ation', 'ion'],
    ['y', 'ied', 'ier', 'ying', 'iation', 'iant', 'ication'],
    ['ant', 'ation'],
  ],
};

/** A shorter stem is shared by words that have nothing to do with one another. */
const shortestStem = 3;

/** The base forms of the table that are derived from the same stem as this one: the dealer and dealing of “to deal”. */
export function derivedFrom(lemma: string, language: LanguageId, lemmas: Lemmas): string[] {
  return families[language].flatMap((family) =>
    family.flatMap((end) => {
      const stem = lemma.slice(0, lemma.length - end.length);
      if (!lemma.endsWith(end) || stem.length < shortestStem) return [];
      return family.map((other) => stem + other).filter((other) => other !== lemma && lemmas.of(other).includes(other));
    }),
  );
}
