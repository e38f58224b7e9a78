import { readFile, stat } from 'node:fs/promises';
import { UnreadableFileError } from '../faults.ts';
import { decodeText } from './decode-text.ts';
import { asUnreadable } from './unreadable.ts';

/**
 * The whole text of a file, without its byte order mark.
 * @throws UnreadableFileError for a path that is no file or may not be read, and for a text that is not UTF-8
 */
export async function readTextFile(file: string): Promise<string> {
  const parts: string[] = [];
  for await (const part of decodeText([await readBytesOf(file)])) parts.push(part);
  return parts.join('');
}

/** @throws UnreadableFileError for a path that is no file or may not be read */
export async function readBytesOf(file: string): Promise<Buffer> {
  await requireFile(file);
  try {
    return await readFile(file);
  } catch (error) {
    throw asUnreadable(error);
  }
}

/**
 * Reading a pipe would never end.
 * @throws UnreadableFileError for a path that is no file
 */
export async function requireFile(file: string): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    throw asUnreadable(error);
  });
  if (found.isFile()) return;
  const kind = found.isDirectory() ? 'a folder' : 'a pipe, socket or device';
  throw new UnreadableFileError('a file that can be read', kind);
}
