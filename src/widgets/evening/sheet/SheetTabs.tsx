import type { Say } from '../say.ts';

/** The parts of a sheet: the deal under way, the deals, the drawing, and what can be done with the whole game. */
export const tabs = ['enter', 'sheet', 'graph', 'game'] as const;
export type Tab = (typeof tabs)[number];

interface SheetTabsProps {
  readonly shown: readonly Tab[];
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Takes the last change back; null where there is none to take back. */
  readonly onUndo: (() => void) | null;
  readonly say: Say;
}

/** The tabs of a sheet, by arrow keys or a touch, and the button that takes the last change back. */
export function SheetTabs({ shown, tab, onTab, onUndo, say }: SheetTabsProps) {
  const goBy = (step: number) => {
    const next = shown[(shown.indexOf(tab) + step + shown.length) % shown.length];
    if (step === 0 || next === undefined) return;
    onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="tabs no-print">
      <div class="tab-list" role="tablist">
        {shown.map((each) => (
          <button
            type="button"
            role="tab"
            key={each}
            id={`tab-${each}`}
            aria-selected={each === tab}
            aria-controls="tab-panel"
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onTab(each)}
            onKeyDown={({ key }) => goBy(key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0)}
          >
            {say.text(each)}
          </button>
        ))}
      </div>
      <button
        type="button"
        class="undo"
        aria-label={say.text('undo')}
        disabled={onUndo === null}
        onClick={() => onUndo?.()}
      >
        <span aria-hidden="true">↶</span> <span class="undo-word">{say.text('undo')}</span>
      </button>
    </div>
  );
}
