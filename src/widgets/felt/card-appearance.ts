/** How the reader wants the cards to look on this device. */
export interface CardAppearance {
  readonly fourColours: boolean;
  readonly englishIndices: boolean;
}

/** The appearance of the moment: what the page's root says, which the page has set from what the device remembers. */
export function cardAppearance(): CardAppearance {
  const { suits, indices } = document.documentElement.dataset;
  return { fourColours: suits === 'four', englishIndices: indices === 'english' };
}

/** Changes the appearance of all cards, on the page and in what the device remembers; gives the new one. */
export function setCardAppearance(some: Partial<CardAppearance>): CardAppearance {
  const appearance = { ...cardAppearance(), ...some };
  put('suits', appearance.fourColours ? 'four' : null);
  put('indices', appearance.englishIndices ? 'english' : null);
  return appearance;
}

function put(name: 'suits' | 'indices', value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Where the browser keeps nothing, the choice holds for this page.
  }
}
