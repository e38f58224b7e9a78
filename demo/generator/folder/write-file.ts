import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file whole or not at all: a reader never sees half of it, a crash leaves the old one. */
export async function writeWhole(
  folder: string,
  path: string,
  text: string | Uint8Array,
): Promise<void> {
  const target = join(folder, path);
  const draft = `${target}.${process.pid}.draft`;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(draft, text);
  await rename(draft, target);
}
