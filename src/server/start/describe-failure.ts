import { InvalidInputError, NotFoundError, UnavailableError } from '#src/domain/errors.ts';
import { WrongSettingError } from '../settings/settings.ts';

const expected = [InvalidInputError, NotFoundError, UnavailableError, WrongSettingError];

/** What the system refuses most often, and what whoever runs the process can do. */
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
 * What ended a process, for whoever runs it: a sentence where settings, files, rights or services are at fault;
 * where the software is, its trace.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (expected.some((one) => error instanceof one)) return error.message + reasonOf(error.cause);
  const code = 'code' in error ? String(error.code) : '';
  // As the system names its errors: EACCES, not ERR_SOCKET_BAD_PORT.
  if (!/^E[A-Z0-9]+$/.test(code)) return error.stack ?? error.message;
  const remedy = remedies[code];
  return remedy === undefined ? error.message : `${error.message}: ${remedy}`;
}

function reasonOf(cause: unknown): string {
  const [first] = cause instanceof AggregateError ? cause.errors : [cause];
  return first instanceof Error && first.message ? ` (${first.message})` : '';
}
