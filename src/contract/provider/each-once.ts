import type * as z from 'zod';

/**
 * Requires each value of a list once; the issue is at the second one.
 * @param what it is, for the issue
 * @param key of the entry that holds the value, where entries are no values themselves
 */
export const eachOnce =
  <Entry>(what: string, key?: keyof Entry & string) =>
  (entries: readonly Entry[], context: z.RefinementCtx): void => {
    const values = entries.map((entry) => (key === undefined ? entry : entry[key]));
    for (const [at, value] of values.entries()) {
      if (values.indexOf(value) === at) continue;
      const path = key === undefined ? [at] : [at, key];
      context.addIssue({ code: 'custom', path, message: `each ${what} once` });
    }
  };
