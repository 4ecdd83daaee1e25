import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { remembered } from '../remembered.ts';
import type { Problem } from './problem.ts';

type Path = readonly PropertyKey[];

/** A YAML file that has been read against its schema, with a way to find the line of any of its values. */
export interface YamlFile<Data> {
  readonly file: string;
  /** Undefined when the file does not fit the schema; the problems say why. */
  readonly data: Data | undefined;
  readonly problems: readonly Problem[];
  /** The line of the value at a path, or of its nearest ancestor that exists. */
  lineOf(path: Path): number;
}

/** A text that has been parsed, before any schema. */
interface Parsed {
  readonly document: Document;
  readonly counter: LineCounter;
  readonly value: unknown;
}

const parsedText = remembered((text): Parsed => {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  return { document, counter, value: document.errors.length > 0 ? undefined : document.toJS() };
});

/** Reads a YAML file below `root` and checks it against a schema. */
export function readYaml<Data>(root: string, file: string, schema: z.ZodType<Data>): YamlFile<Data> {
  const { document, counter, value } = parsedText(readFileSync(join(root, file), 'utf8'));
  const lineOf = (path: Path): number => {
    const node = document.getIn(path, true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (start !== undefined) return counter.linePos(start).line;
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  const broken = document.errors.map(({ pos, message }) => ({
    file,
    line: counter.linePos(pos[0]).line,
    reason: message.split('\n')[0] ?? message,
  }));
  if (broken.length > 0) return { file, data: undefined, problems: broken, lineOf };
  const parsed = schema.safeParse(value);
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    file,
    line: lineOf(path),
    reason: `${path.join('.') || 'the file'}: ${message}`,
  }));
  return { file, data: parsed.data, problems, lineOf };
}
