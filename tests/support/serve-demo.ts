import type { TestProject } from 'vitest/node';
import { madeDemo } from './made-demo.ts';
import { startSite } from './running-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an embedded store with the demo as its first release. Copy it instead of opening it. */
    demoStore: string;
    /** The demo's provider folder. Copy it instead of writing to it. */
    demoFolder: string;
    /** The address of a server on the demo, shared by all tests that only read. */
    demoUrl: string;
  }
}

/** Starts the server of the demo, once per test run. */
export default async function serveDemo(project: TestProject): Promise<() => Promise<void>> {
  const { folder, store } = await madeDemo();
  const site = await startSite({}, store);
  project.provide('demoStore', store);
  project.provide('demoFolder', folder);
  project.provide('demoUrl', site.url);
  return () => site.stop();
}
