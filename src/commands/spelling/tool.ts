import { spawnSync } from 'node:child_process';
import type { LanguageId } from '../../i18n/language.ts';

/** What a machine that lacks the tools is told. */
const howToInstall =
  'The texts are checked with Voikko (Finnish) and Hunspell (Swedish, Estonian, English). On Debian and Ubuntu:\n' +
  '  sudo apt-get install libvoikko-dev voikko-fi hunspell hunspell-sv hunspell-en-gb myspell-et';

/** The dictionaries of Hunspell. */
export const hunspellDictionary: Readonly<Record<Exclude<LanguageId, 'fi'>, string>> = {
  sv: 'sv_SE',
  et: 'et_EE',
  en: 'en_GB',
};

/**
 * Puts words to a spelling program, one a line, and returns the lines it answers. Throws, saying what to install, when the program
 * or its dictionary is not there.
 */
export function ask(
  program: 'voikkospell' | 'hunspell',
  options: readonly string[],
  words: readonly string[],
): string[] {
  const { error, status, stdout, stderr } = spawnSync(program, options, {
    input: `${words.join('\n')}\n`,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    maxBuffer: 2 ** 28,
  });
  if (error !== undefined || status !== 0 || /^E: /m.test(stdout)) {
    throw new Error(
      `${program} does not answer (${error?.message ?? (stderr.trim() || stdout.trim())}).\n${howToInstall}`,
    );
  }
  return stdout.split('\n');
}

/** So many words at a time that the answer to them fits the memory set aside for it. */
export function inPortions(words: readonly string[]): string[][] {
  const size = 200_000;
  return Array.from({ length: Math.ceil(words.length / size) }, (_, index) =>
    words.slice(index * size, (index + 1) * size),
  );
}

/** Those of the words that the dictionary of a language does not know. */
export function unknownWords(language: LanguageId, words: readonly string[]): Set<string> {
  if (language === 'fi') {
    const answers = ask('voikkospell', ['-d', 'fi'], words);
    return new Set(answers.filter((line) => line.startsWith('W: ')).map((line) => line.slice(3)));
  }
  return new Set(ask('hunspell', ['-d', hunspellDictionary[language], '-i', 'utf-8', '-l'], words).filter(Boolean));
}
