import { checkSetup, type Ruleset, type Seat } from '../../engine/index.ts';
import { playerName } from '../reader.ts';
import { agreedOn } from './kind.ts';
import type { LabTongue } from './lab-tongue.ts';

/** What a player is called, seen from seat 1. */
export function playerWords(ruleset: Ruleset, seat: Seat, tongue: LabTongue): string {
  const empty = checkSetup(agreedOn(ruleset));
  return empty.ok ? playerName(empty.value, seat, 1, tongue) : tongue.text('player', { seat });
}
