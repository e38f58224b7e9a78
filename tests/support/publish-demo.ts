import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { generateDemo } from '../../demo/generator/generate-demo.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { openStore } from '#src/store/open-store.ts';
import { startSite } from './running-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an embedded store that holds the demo as its first release; copy it, never open it. */
    demoStore: string;
    /** The demo's provider folder; copy it, never write to it. */
    demoFolder: string;
    /** Address of a server process on the demo, shared by all tests that only read. */
    demoUrl: string;
  }
}

/** The demo is generated, published and served once a run. */
export default async function publishDemo(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-demo-'));
  const demoStore = join(folder, 'store');
  try {
    await generateDemo(join(folder, 'demo'));
    await publishTo(demoStore, join(folder, 'demo'));
    const site = await startSite({}, demoStore);
    project.provide('demoStore', demoStore);
    project.provide('demoFolder', join(folder, 'demo'));
    project.provide('demoUrl', site.url);
    return async () => {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function publishTo(dataDir: string, folder: string): Promise<void> {
  const store = await openStore({ dataDir });
  try {
    await publishFolder(store, { folder, onProgress: () => undefined });
  } finally {
    // A store left open would keep the run from ending.
    await store.close();
  }
}
