import { z } from 'zod';
import { rulesetIds } from '../ruleset-id.ts';

/** `content/published.yaml`: by ruleset, every clause id that has ever had an address. */
export const publishedSchema = z.record(z.enum(rulesetIds), z.array(z.string()));

/** `content/renamed.yaml`: the clauses that have another id now, from old address to new. */
export const renamedSchema = z.record(z.string(), z.string());
