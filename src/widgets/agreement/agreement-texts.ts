/** The texts with which a table agrees on its options and players; the laboratories have them among theirs. */
export const agreementWords = ['agreed', 'players', 'form-sides', 'form-pairs', 'form-rotating'] as const;

/** The name of a text with which a table agrees on something. */
export type AgreementWord = (typeof agreementWords)[number];

/** What an option of a ruleset is called, and those of its values that are no plain numbers. */
export interface OptionName {
  readonly name: string;
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** What a language calls that on which tables of a ruleset agree; the pages that need it carry it. */
export interface AgreementTexts {
  readonly words: Readonly<Record<AgreementWord, string>>;
  readonly options: Readonly<Record<string, OptionName>>;
}
