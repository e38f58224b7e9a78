import { UnreadableFileError } from '../faults.ts';

/** What the system says of a file or folder that cannot be read, in the words of a fault. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'no permission to read it',
  EISDIR: 'a folder',
  ELOOP: 'a link that leads back to itself',
  ENOENT: 'no file',
  ENOTDIR: 'a file',
  EPERM: 'no permission to read it',
};

/** The fault of what the system refuses to read; any other error as it is. */
export function asUnreadable(error: unknown): unknown {
  const found = reasonOf(error);
  return found === null ? error : new UnreadableFileError('a file that can be read', found);
}

/** Why the system does not let something be read; null for an error that it did not give. */
export function reasonOf(error: unknown): string | null {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return null;
  const code = String(error.code);
  return reasons[code] ?? code;
}
