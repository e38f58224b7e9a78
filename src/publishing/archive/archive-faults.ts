import { createFaults, FaultsError } from '../faults.ts';

/** Names in archives may be of thousands of letters. */
const longestName = 80;

/** The fault of an archive that is not unpacked, with the offending entry. */
export function archiveFault(entry: string, expected: string, found: string): FaultsError {
  const faults = createFaults();
  const file = entry.length > longestName ? `${entry.slice(0, longestName)}…` : entry;
  faults.add({ file, line: 1, column: 1, expected, found });
  return new FaultsError(faults);
}

export const wholeArchive = 'an archive that can be read to its end';

/** Turns an archive library's error into a fault; errors of the system stay as they are. */
export function unreadable(archive: string, error: unknown): unknown {
  if (error instanceof FaultsError) return error;
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall !== undefined) return error;
  return archiveFault(archive, wholeArchive, message);
}
