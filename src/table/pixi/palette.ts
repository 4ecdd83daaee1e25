import type { Ink } from '../face.ts';

/** The colours of cards as the canvas takes them. */
export interface Palette {
  readonly card: string;
  readonly edge: string;
  readonly back: string;
  readonly frame: string;
  readonly ink: Readonly<Record<Ink, string>>;
  readonly serif: string;
}

/** Reads the colours and the type face that the style sheet gives the table where it stands, in the appearance of the moment. */
export function readPalette(host: HTMLElement): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  host.append(probe);
  // A custom property comes back as it was written, `light-dark(…)` and all; a colour made from it comes back resolved.
  const colour = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const palette: Palette = {
    card: colour('--card'),
    edge: colour('--card-edge'),
    back: colour('--card-back'),
    frame: colour('--card-back-frame'),
    ink: { black: colour('--card-black'), red: colour('--card-red'), joker: colour('--card-joker') },
    serif: getComputedStyle(host).getPropertyValue('--serif').trim() || 'serif',
  };
  probe.remove();
  return palette;
}
