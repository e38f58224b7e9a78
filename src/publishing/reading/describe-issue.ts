import type * as z from 'zod';
import { expectationOf } from '#src/contract/expectation-of.ts';

type Path = readonly PropertyKey[];

/**
 * Describes a schema's issue to the author of the input: a missing key and where it belongs, or a value with its place,
 * and whether null would be accepted.
 */
export function describeIssue(
  schema: z.ZodType,
  input: unknown,
  issue: z.core.$ZodIssue,
): { expected: string; found: string } {
  const { path } = issue;
  const wanted = expectationOf(issue) + (takes(schema, input, path, null) ? ', or null' : '');
  const value = valueAt(input, path);
  if (value !== undefined || path.length === 0) {
    const place = path.length === 0 ? '' : `${path.join('.')}: `;
    return { expected: place + wanted, found: quote(value) };
  }
  const parent = path.slice(0, -1);
  const place = parent.length === 0 ? 'at the top level' : `in ${parent.join('.')}`;
  const keys = requiredKeys(schema, input, path);
  const holding = keys.length === 0 ? '' : ` (${keys.join(', ')})`;
  return {
    expected: `a key ${String(path.at(-1))} ${place}: ${wanted}${holding}`,
    found: misspelt(String(path.at(-1)), valueAt(input, parent)) ?? 'no such key',
  };
}

/** A key that differs only in case or punctuation; null without one. */
function misspelt(key: string, parent: unknown): string | null {
  return Object.keys(parent ?? {}).find((one) => plainKey(one) === plainKey(key)) ?? null;
}

/** A key without case and punctuation. */
export const plainKey = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Whether the schema would accept another value at a place. */
function takes(schema: z.ZodType, input: unknown, path: Path, value: unknown): boolean {
  return path.length > 0 && issuesBelow(schema, input, path, value).length === 0;
}

/** Keys that a missing object must have; empty for any other value. */
function requiredKeys(schema: z.ZodType, input: unknown, path: Path): string[] {
  const below = issuesBelow(schema, input, path, {}).map(({ path: found }) => found[path.length]);
  return below.flatMap((key) => (typeof key === 'string' ? [key] : []));
}

function issuesBelow(schema: z.ZodType, input: unknown, path: Path, value: unknown) {
  const other: unknown = structuredClone(input);
  const parent = valueAt(other, path.slice(0, -1));
  if (typeof parent === 'object' && parent !== null) Reflect.set(parent, path.at(-1)!, value);
  const issues = schema.safeParse(other).error?.issues ?? [];
  return issues.filter(({ code, path: found }) =>
    // Where no form of a union fits any more, the issue is that of the whole union, which may lie above.
    code === 'invalid_union'
      ? path.every((key, at) => at >= found.length || found[at] === key)
      : path.every((key, at) => found[at] === key),
  );
}

/** The value at a path; undefined without one. */
export function valueAt(input: unknown, path: Path): unknown {
  let value = input;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return value;
}

function quote(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
