import type { Side } from '../../engine/index.ts';

/** The sign of a side, which tells it from others without colour: full, open, or half. */
export function SideSign({ side }: { side: Side }) {
  return <i class={`side-sign of-${side.toLowerCase()}`} aria-hidden="true" />;
}
