import { createFaults, FaultsError } from '../faults.ts';

/** An archive that is not unpacked, with the entry that it fails at. */
export function archiveFault(entry: string, expected: string, found: string): FaultsError {
  const faults = createFaults();
  faults.add({ file: entry, line: 1, column: 1, expected, found });
  return new FaultsError(faults);
}

/** What a reader of archives says of one that it cannot read; what the system says of its own stays as it is. */
export function unreadable(archive: string, error: unknown): unknown {
  if (error instanceof FaultsError) return error;
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall !== undefined) return error;
  return archiveFault(archive, 'an archive that can be read to its end', message);
}
