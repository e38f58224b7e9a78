import { UnavailableError } from '#src/domain/errors.ts';

/** SQLSTATE classes and codes that say that the server cannot serve now, not that the statement is wrong. */
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

/** The error to throw for what the driver threw: UnavailableError when the server does not answer. */
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
