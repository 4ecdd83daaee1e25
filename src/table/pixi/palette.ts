import { type Ink, inks } from '../faces/mark.ts';

/** The colours and the type face of cards as the canvas takes them, and which indices the reader wants. */
export interface Palette {
  readonly ink: (name: Ink) => string;
  readonly serif: string;
  readonly englishIndices: boolean;
}

/** Reads the colours and the type face that the style sheet gives the table where it stands, in the appearance of the moment. */
export function readPalette(host: HTMLElement): Palette {
  const probe = document.createElement('span');
  // Where the reader forces colours, the cards keep theirs: they are pictures.
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', forcedColorAdjust: 'none' });
  host.append(probe);
  // A custom property comes back as it was written, `light-dark(…)` and all; a colour made from it comes back resolved.
  const colour = (ink: Ink): [Ink, string] => {
    probe.style.color = `var(--ink-${ink})`;
    return [ink, getComputedStyle(probe).color];
  };
  const colours = new Map(inks.map(colour));
  const serif = getComputedStyle(host).getPropertyValue('--serif').trim() || 'serif';
  probe.remove();
  return {
    ink: (name) => colours.get(name) ?? 'black',
    serif,
    englishIndices: document.documentElement.dataset.indices === 'english',
  };
}
