import { existsSync, globSync, statSync, utimesSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../../node_modules/.cache/plumbline-tests');

/** How long an unused folder is cached, in milliseconds, because another branch may need it again. */
const staysFor = 86_400_000;

/**
 * A folder that is made once and cached for later test runs. It must not be changed: copy it.
 * @param name changes with everything that the folder is made of
 * @param make fills an empty folder
 */
export async function cachedFolder(
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const path = join(cache, name);
  if (!existsSync(path)) await makeAt(path, make);
  utimesSync(path, new Date(), new Date());
  await removeUnused();
  return path;
}

async function makeAt(path: string, make: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(join(cache, 'making-'));
  try {
    await make(fresh);
    // Another process may have finished first with the same result.
    await rename(fresh, path).catch(() => undefined);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function removeUnused(): Promise<void> {
  for (const name of globSync('*', { cwd: cache })) {
    const path = join(cache, name);
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - modified > staysFor) await rm(path, { recursive: true, force: true });
  }
}
