import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { remembered } from '../src/site/remembered.ts';

/** What a YAML file holds, by its path from the root. Each is parsed once: the long ones take longer to parse than most tests to run. */
export const contentFile = remembered((path): ReturnType<typeof parse> => parse(readFileSync(path, 'utf8')));
