import { createFaults, FaultsError } from '../faults.ts';

/** The fault of an archive that is not unpacked, with the offending entry. */
export function archiveFault(entry: string, expected: string, found: string): FaultsError {
  const faults = createFaults();
  faults.add({ file: entry, line: 1, column: 1, expected, found });
  return new FaultsError(faults);
}

/** Turns an archive library's error into a fault; errors of the system stay as they are. */
export function unreadable(archive: string, error: unknown): unknown {
  if (error instanceof FaultsError) return error;
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall !== undefined) return error;
  return archiveFault(archive, 'an archive that can be read to its end', message);
}
