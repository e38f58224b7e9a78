import type * as z from 'zod';
import { valueAt } from './describe-issue.ts';

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/**
 * The issues of an input, and those that the first ones hide: a schema checks how values go together only where each of
 * them is right. It is asked again without the wrong ones.
 */
export function allIssues(schema: z.ZodType, input: unknown, first: readonly Issue[]): Issue[] {
  const other: unknown = structuredClone(input);
  for (const { path } of first) {
    const parent = valueAt(other, path.slice(0, -1));
    if (typeof parent === 'object' && parent !== null && !Array.isArray(parent))
      Reflect.deleteProperty(parent, path.at(-1)!);
  }
  const hidden = schema.safeParse(other).error?.issues ?? [];
  return [...first, ...hidden.filter((one) => !first.some(({ path }) => isOn(path, one.path)))];
}

/** Whether one of two places is above the other, or is it. */
const isOn = (one: Path, two: Path): boolean =>
  one.slice(0, two.length).every((key, at) => key === two[at]);
