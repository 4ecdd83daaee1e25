import type { z } from 'zod';

/**
 * Says in words what a shape check found, with the path of each finding. Where a value fits none of several shapes, the shape
 * that comes nearest (the fewest complaints, the deepest path) speaks.
 */
export function describeIssue(issue: z.core.$ZodIssue): readonly { path: readonly PropertyKey[]; detail: string }[] {
  if (issue.code === 'invalid_union') {
    const nearest = issue.errors.filter((errors) => errors.length > 0).sort(nearness)[0];
    if (nearest !== undefined)
      return nearest.flatMap((inner) => describeIssue({ ...inner, path: [...issue.path, ...inner.path] }));
  }
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key], detail: `unknown key “${key}”` }));
  return [{ path: issue.path, detail: issue.message }];
}

function nearness(a: readonly z.core.$ZodIssue[], b: readonly z.core.$ZodIssue[]): number {
  // Hardly meant was a shape of another kind (a list instead of a map), and one whose own key is missing.
  const otherKind = (issues: readonly z.core.$ZodIssue[]) =>
    issues.filter(({ code, path }) => code === 'invalid_type' && path.length === 0).length;
  if (otherKind(a) !== otherKind(b)) return otherKind(a) - otherKind(b);
  const missing = (issues: readonly z.core.$ZodIssue[]) =>
    issues.filter(
      ({ code, message }) =>
        message.includes('received undefined') || (code === 'invalid_union' && message.includes('discriminator')),
    ).length;
  if (missing(a) !== missing(b)) return missing(a) - missing(b);
  const depth = (issues: readonly z.core.$ZodIssue[]) => Math.max(...issues.map(({ path }) => path.length));
  return a.length - b.length || depth(b) - depth(a);
}
