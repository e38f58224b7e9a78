import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { generateDemo } from '../../demo/generator/generate-demo.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { openStore } from '#src/store/open-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an embedded store that holds the demo as its first release; copy it, never open it. */
    demoStore: string;
  }
}

/** The demo is generated and published once a run; each test file works on a copy. */
export default async function publishDemo(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-demo-'));
  const demoStore = join(folder, 'store');
  await generateDemo(join(folder, 'demo'));
  const store = await openStore({ dataDir: demoStore });
  await publishFolder(store, { folder: join(folder, 'demo'), onProgress: () => undefined });
  await store.close();
  project.provide('demoStore', demoStore);
  return () => rm(folder, { recursive: true, force: true });
}
