import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { isRulesetId, type RulesetId } from '../../engine/index.ts';
import { type Home, homeSchema } from '../schema/home.ts';

/** What `content/home.yaml` has pages show as an example, taken apart: the ruleset, and its clause or the name of its scenario. */
export async function shownAs(place: keyof Home['shown']): Promise<{ ruleset: RulesetId; name: string }> {
  const { shown } = homeSchema.parse(parse(await readFile('content/home.yaml', 'utf8')));
  const [ruleset = '', name = ''] = shown[place].split('/');
  if (!isRulesetId(ruleset)) throw new Error(`content/home.yaml: shown: ${shown[place]} is of no ruleset`);
  return { ruleset, name };
}
