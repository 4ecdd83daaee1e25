import type { ComponentChildren } from 'preact';

/** Something wide, such as a table, that is scrolled within the page; by the keyboard too. */
export function Scrolled({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section class="scrolled" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
