import { InvalidInputError, NotFoundError, UnavailableError } from '#src/domain/errors.ts';
import { WrongSettingError } from '../settings/settings.ts';

const expected = [InvalidInputError, NotFoundError, UnavailableError, WrongSettingError];

/** The system's most frequent errors, with what the operator can do. */
const remedies: Readonly<Record<string, string>> = {
  EACCES: 'the user of this process needs the right to it',
  EADDRINUSE: 'another process listens there',
  EADDRNOTAVAIL: 'HOST has to be an address of this machine',
  EEXIST: 'it has to be a folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'it has to be a folder',
  ENOTFOUND: 'HOST has to be an address of this machine',
  EPERM: 'the user of this process needs the right to it',
  EROFS: 'it has to be a place that can be written to',
};

/**
 * Why a process ended, for the operator: a sentence where settings, files, permissions or services are the cause, and a
 * stack trace where the software is.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (expected.some((one) => error instanceof one)) return error.message + reasonOf(error.cause);
  const code = 'code' in error ? String(error.code) : '';
  // System errors look like EACCES; ERR_SOCKET_BAD_PORT is one of Node's.
  if (!/^E[A-Z0-9]+$/.test(code)) return traceOf(error);
  const remedy = remedies[code];
  return remedy === undefined ? error.message : `${error.message}: ${remedy}`;
}

/** The trace of an error, followed by those of the errors that caused it, which the first one does not contain. */
function traceOf(error: Error): string {
  const trace = error.stack ?? error.message;
  return error.cause instanceof Error ? `${trace}\n  because of: ${traceOf(error.cause)}` : trace;
}

function reasonOf(cause: unknown): string {
  const [first] = cause instanceof AggregateError ? cause.errors : [cause];
  return first instanceof Error && first.message ? ` (${first.message})` : '';
}
