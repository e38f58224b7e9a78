import type { WrongValue } from '#src/domain/errors.ts';

/**
 * Replaces the rows when the API refuses the address. It has the values that are not accepted, where they are the
 * cause.
 */
export type Refused = { refused: readonly WrongValue[] };

export function isRefused(rows: unknown): rows is Refused {
  return typeof rows === 'object' && rows !== null && 'refused' in rows;
}
