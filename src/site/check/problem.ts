/** Something in the content folder that must be mended before the site can be built. */
export interface Problem {
  /** The file's path from the root of the project. */
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** A problem as one line that editors and terminals make a link of. */
export function problemLine({ file, line, reason }: Problem): string {
  return `${file}:${line}: ${reason}`;
}
