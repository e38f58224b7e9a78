import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

export type RunningSite = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** All output of the server, for the message of a failed test. */
  output: () => string;
  stop: () => Promise<void>;
};

/**
 * Starts a server process on a copy of the published demo, with the default configuration except for the port.
 * @param cwd the folder of the sources that it runs
 */
export async function startSite(
  settings: Record<string, string> = {},
  demoStore: string = inject('demoStore'),
  cwd = process.cwd(),
): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-site-'));
  const dataDir = join(folder, 'store');
  if (!settings['DATABASE_URL']) cpSync(demoStore, dataDir, { recursive: true });
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Plumbline is at ([^\s"]+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  return {
    url,
    dataDir,
    process: server,
    output: () => output,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
