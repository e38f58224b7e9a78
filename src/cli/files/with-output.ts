import { existsSync } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { InvalidInputError } from '#src/domain/errors.ts';

/** Replaces the content of the file. */
type Write = (lines: Iterable<string> | AsyncIterable<string>) => Promise<void>;

/**
 * Runs a command that writes a file at its end. One that cannot be written is refused before any work; what the file held stays
 * until there is something in its place, and a new one that nothing was written to is removed.
 * @param mode of the file; an existing one gets it too
 * @throws InvalidInputError when it cannot be written
 */
export async function withOutput<T>(
  { file, mode }: { file: string; mode?: number },
  run: (write: Write) => Promise<T>,
): Promise<T> {
  const isNew = !existsSync(file);
  const refused = (error: unknown) => {
    throw new InvalidInputError(`${file} cannot be written: ${String(error)}`);
  };
  await using handle = await openFor(file, mode).catch(refused);
  let isWritten = false;
  try {
    return await run(async (lines) => {
      await replace(handle, lines).catch(refused);
      isWritten = true;
    });
  } finally {
    if (isNew && !isWritten) await rm(file, { force: true });
  }
}

async function openFor(file: string, mode: number | undefined): Promise<FileHandle> {
  const handle = await open(file, 'a', mode);
  if (mode !== undefined && (await handle.stat()).isFile()) await handle.chmod(mode);
  return handle;
}

async function replace(handle: FileHandle, lines: Parameters<Write>[0]): Promise<void> {
  // A pipe or a terminal has nothing to replace.
  if ((await handle.stat()).isFile()) await handle.truncate();
  await handle.writeFile(lines);
}
