/** The signs of the tools, drawn in a square of 24. */
const paths = {
  undo: 'M9 7 4.5 11.5 9 16 M4.5 11.5H15a4.5 4.5 0 0 1 0 9h-2',
  hint: 'M9 18h6 M10 21h4 M8.5 14.5A6 6 0 1 1 15.5 14.5c-.6.6-.9 1.2-.9 2H9.4c0-.8-.3-1.4-.9-2Z',
  show: 'M7.5 5v14l11-7Z',
  why: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M9.6 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.8 M12 16.6v.1',
  more: 'M5 12h.1 M5 11.9h.1v.2h-.1Z M12 12h.1 M12 11.9h.1v.2h-.1Z M19 12h.1 M19 11.9h.1v.2h-.1Z',
  back: 'M18 5v14L8.5 12Z M6 5v14',
  pause: 'M8.5 5.5v13 M15.5 5.5v13',
  forward: 'M6 5v14l9.5-7Z M18 5v14',
  first: 'M19 5v14l-8-7Z M12 5v14l-8-7Z M4 5v14',
  last: 'M5 5v14l8-7Z M12 5v14l8-7Z M20 5v14',
  close: 'M6 6l12 12 M18 6 6 18',
} as const;

/** The name of a sign. */
export type IconName = keyof typeof paths;

/** A sign beside or above its word; screen readers hear the word alone. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
