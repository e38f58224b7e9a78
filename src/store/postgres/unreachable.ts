import { InvalidInputError, UnavailableError } from '#src/domain/errors.ts';

/** SQLSTATE classes and codes of a server that cannot serve now, as opposed to wrong statements. */
const unavailableStates = /^(?:08...|53...|57P0[1-5]|57014|55P03)$/;
const unavailableSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
const unavailableMessages = /Connection terminated|timeout|not queryable|connection error/i;

/** What a database may refuse when tables are created, by SQLSTATE. */
const refusals: Readonly<Record<string, string>> = {
  '25006': 'it can only be read, as a replica',
  '42501': 'its user may not make tables in it; the owner may (createdb --owner)',
  '42703': 'it holds tables of something else',
  '42P07': 'it holds tables of something else',
};

/** Why a database can never be used for the store; null for other errors. */
export function refusalOf(error: unknown): InvalidInputError | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = refusals[code];
  if (why === undefined) return null;
  const { message } = error as Error;
  return new InvalidInputError(`DATABASE_URL names a database of no use: ${why} (${message})`);
}

/** Converts a driver's error: UnavailableError when the server does not answer. */
export function storeError(error: unknown): unknown {
  return isUnreachable(error)
    ? new UnavailableError('The database does not answer', { cause: error })
    : error;
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (unavailableSystemCodes.has(code) || unavailableStates.test(code)) return true;
  return code === '' && unavailableMessages.test(error.message);
}
