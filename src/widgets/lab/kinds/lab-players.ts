import { checkSetup, type Ruleset, type Seat } from '../../../engine/index.ts';
import { playerName } from '../../words/reader.ts';
import type { LabSpeech } from '../lab-speech.ts';
import { agreedOn } from './lab-kind.ts';

/** What a player is called, seen from seat 1. */
export function playerWords(ruleset: Ruleset, seat: Seat, speech: LabSpeech): string {
  const empty = checkSetup(agreedOn(ruleset));
  return empty.ok ? playerName(empty.value, seat, 1, speech) : speech.text('player', { seat });
}
