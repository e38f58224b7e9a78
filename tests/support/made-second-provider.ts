import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSecondProvider } from '../../examples/second-provider/generate.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { openStore } from '#src/store/open-store.ts';

/** The second provider's folder, and an embedded store that holds it as its first release. */
export async function madeSecondProvider() {
  const root = await mkdtemp(join(tmpdir(), 'plumbline-second-'));
  const [folder, dataDir] = [join(root, 'folder'), join(root, 'store')];
  await generateSecondProvider(folder);
  const store = await openStore({ dataDir });
  try {
    await publishFolder(store, { folder, today: dayOfIso('2026-11-20') ?? 0 });
  } finally {
    await store.close();
  }
  return { folder, store: dataDir, remove: () => rm(root, { recursive: true, force: true }) };
}
