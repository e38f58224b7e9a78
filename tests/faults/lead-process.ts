import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type LeadProcess = {
  process: ChildProcess;
  /** Opens the leads and gives the address at which forms are taken. */
  start: () => Promise<string>;
  /** Ends it as the operator would. */
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

/** A process of `lead-server.ts` that is loaded, and waits for its start. */
export function loadLeadProcess(settings: Record<string, string>): LeadProcess {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./lead-server.ts', import.meta.url))],
    {
      env: { ...process.env, DATABASE_URL: '', ...settings },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
  return {
    process: child,
    async start() {
      child.stdin.write('start\n');
      const ended = once(child, 'exit').then(([code]) => {
        throw new Error(`the process ended with ${String(code)}`);
      });
      const [chunk] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
      ended.catch(() => {});
      return chunk.toString().trim();
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
