import { applyRuling, type Position, rule, ruledAs } from '../../engine/index.ts';
import type { RulesetId } from '../ruleset-id.ts';
import { namedScenario } from '../scenario/scenario-library.ts';
import { type PicturedEffect, picturedEffects } from './guide.ts';

/** A table after a ruling that leaves cards lying on it in a way that is best seen. */
export interface ExampleTable {
  readonly effect: PicturedEffect;
  readonly position: Position;
}

/** An example for each such effect that the rulings of a game have; a game whose document another one takes over has its tables. */
export async function exampleTables(ruleset: RulesetId): Promise<readonly ExampleTable[]> {
  const documented = ruledAs(ruleset);
  const found = await Promise.all(
    picturedEffects.map(async (effect) => ({ effect, position: await positionAfter(documented, effect) })),
  );
  return found.flatMap(({ effect, position }) => (position === undefined ? [] : [{ effect, position }]));
}

/** The position after the first ruling of a scenario with the effect, if it has one about known cards. */
async function positionAfter(ruleset: RulesetId, effect: PicturedEffect): Promise<Position | undefined> {
  const name = effect === 'penalty-card' ? 'ruling-shown' : 'ruling-meld-out-of-turn';
  const { scenario } = await namedScenario(ruleset, name);
  for (const one of scenario.cases) {
    if (one.kind !== 'fault' || one.choice.cards === undefined) continue;
    const verdict = rule(scenario.position, one.fault);
    if (!verdict.ok || !verdict.value.regulated) continue;
    if (verdict.value.effects.some(({ code }) => code === effect))
      return applyRuling(scenario.position, verdict.value, one.choice);
  }
  return undefined;
}
