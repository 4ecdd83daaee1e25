/** The forms of words, by their base forms. */
export type Paradigms = Map<string, Set<string>>;

/** Adds a form to a word. */
export function addForm(paradigms: Paradigms, lemma: string, form: string): void {
  const known = paradigms.get(lemma);
  if (known) known.add(form);
  else paradigms.set(lemma, new Set([form]));
}
