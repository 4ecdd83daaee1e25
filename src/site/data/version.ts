import { z } from 'zod';
import manifest from '../../../package.json' with { type: 'json' };

/** The version of the engine, the notation and the data together, by the rules of semantic versioning (`CHANGELOG.md`). */
export const { version } = manifest;

/** Of a data file: the version of its form and content. */
export const versionSchema = z
  .literal(version)
  .describe('the version, counted as by semver.org: a change of form raises the first number');
