import { readFile } from 'node:fs/promises';
import { UnavailableError } from '#src/domain/errors.ts';
import type { ReleaseDraft } from '#src/store/release-draft.ts';

/** Keeps the files that items name by their sha256; one that has changed since it was read is refused. */
export async function writeFiles(
  draft: ReleaseDraft,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [sha256, file] of files) {
    const kept = await draft.putBlob(await readFile(file));
    if (kept !== sha256) throw new UnavailableError(`${file} was changed while it was published`);
  }
}
