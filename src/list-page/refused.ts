import type { WrongValue } from '#src/domain/errors.ts';

/** What stands for the rows of an address that the API refuses: the values that it does not know, where it is those. */
export type Refused = { refused: readonly WrongValue[] };

export function isRefused(rows: unknown): rows is Refused {
  return typeof rows === 'object' && rows !== null && 'refused' in rows;
}
