import { type ComponentChildren, toChildArray } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface ZoneProps {
  readonly label: string;
  /** How many buttons stand in a row, for the arrows up and down; in a single row these go on as the others do. */
  readonly columns?: number;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A labelled group of buttons that is one stop of the Tab key; the arrow keys, Home and End move within it. */
export function Zone({ label, columns = 1, class: name, children }: ZoneProps) {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowDown: columns,
    ArrowLeft: -1,
    ArrowUp: -columns,
  };
  const group = useRef<HTMLDivElement>(null);
  const current = useRef<string | null>(null);
  const buttons = () => [...(group.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];

  // Cards come and go: after every change exactly one button of the group takes the Tab key.
  useEffect(() => {
    const all = buttons();
    const focused = all.find((button) => button === document.activeElement);
    const kept = focused ?? all.find((button) => button.textContent === current.current) ?? all[0];
    for (const button of all) button.tabIndex = button === kept ? 0 : -1;
  });

  const moveTo = (button: HTMLButtonElement | undefined) => {
    if (button === undefined) return;
    for (const other of buttons()) other.tabIndex = other === button ? 0 : -1;
    current.current = button.textContent;
    button.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const { activeElement } = document;
    const place = activeElement instanceof HTMLButtonElement ? all.indexOf(activeElement) : -1;
    const step = steps[event.key];
    if (place < 0 || all.length === 0) return;
    if (event.key === 'Home') moveTo(all[0]);
    else if (event.key === 'End') moveTo(all.at(-1));
    else if (step !== undefined) moveTo(all[(place + step + all.length) % all.length]);
    else return;
    event.preventDefault();
  };

  if (toChildArray(children).length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie without a box over a picture
    <div role="group" class={name} aria-label={label} ref={group} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
