import { UnreadableFileError } from '../faults.ts';

/** Errors of the system about a file or folder, in the words of a fault. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'no permission to read it',
  EISDIR: 'a folder',
  ELOOP: 'a link that leads back to itself',
  ENOENT: 'no file',
  ENOTDIR: 'a file',
  EPERM: 'no permission to read it',
};

/** The fault of a file that the system does not let us read; other errors unchanged. */
export function asUnreadable(error: unknown): unknown {
  const found = reasonOf(error);
  return found === null ? error : new UnreadableFileError('a file that can be read', found);
}

/** Why the system denies reading; null for an error of another kind. */
export function reasonOf(error: unknown): string | null {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return null;
  const code = String(error.code);
  return reasons[code] ?? code;
}
