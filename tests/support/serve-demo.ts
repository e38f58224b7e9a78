import type { TestProject } from 'vitest/node';
import { madeDemo } from './made-demo.ts';
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

/** The demo is served once a run. */
export default async function serveDemo(project: TestProject): Promise<() => Promise<void>> {
  const { folder, store } = await madeDemo();
  const site = await startSite({}, store);
  project.provide('demoStore', store);
  project.provide('demoFolder', folder);
  project.provide('demoUrl', site.url);
  return () => site.stop();
}
