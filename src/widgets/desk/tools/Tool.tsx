import { Icon, type IconName } from './icons.tsx';

interface ToolProps {
  readonly icon: IconName;
  readonly word: string;
  readonly disabled?: boolean;
  /** Whether what it opens is open; left out where it opens nothing. */
  readonly expanded?: boolean;
  readonly controls?: string;
  /** Whether it is on; left out where it does something at once. */
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

/** One of the few tools of a table, as a sign with its word. */
export function Tool({ icon, word, disabled = false, expanded, controls, pressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class="tool"
      aria-disabled={disabled}
      aria-expanded={expanded}
      aria-controls={expanded === true ? controls : undefined}
      aria-pressed={pressed}
      onClick={() => !disabled && onClick()}
    >
      <Icon name={icon} />
      <span>{word}</span>
    </button>
  );
}
