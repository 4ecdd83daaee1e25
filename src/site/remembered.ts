/**
 * A function that remembers what it has made of which text, since files are read over and over: by every language of a page, and by a check
 * that is made again after one of them has changed. What is given besides the text has to follow from it.
 */
export function remembered<Rest extends readonly unknown[], Made>(
  make: (text: string, ...rest: Rest) => Made,
): (text: string, ...rest: Rest) => Made {
  const known = new Map<string, { readonly made: Made }>();
  return (text, ...rest) => {
    const before = known.get(text);
    if (before !== undefined) return before.made;
    const made = make(text, ...rest);
    known.set(text, { made });
    return made;
  };
}
