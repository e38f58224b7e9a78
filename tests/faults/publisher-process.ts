import { fork } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import type { Reports } from './publisher.ts';

type Message = {
  [Event in keyof Reports]: { event: Event; content: Reports[Event] };
}[keyof Reports];

/** Starts `publisher.ts`; what it tells is kept until it is asked for. */
export function startPublisher(config: { dataDir: string; databaseUrl?: string }) {
  const child = fork(new URL('./publisher.ts', import.meta.url), [JSON.stringify(config)], {
    // Without the test runner's own.
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const reports = new Map<keyof Reports, unknown>();
  let wake = () => {};
  child.on('message', ({ event, content }: Message) => {
    reports.set(event, content);
    wake();
  });
  child.once('exit', () => wake());

  async function hear<Event extends keyof Reports>(event: Event): Promise<Reports[Event]> {
    while (!reports.has(event)) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the publisher ended: ${errors}`);
      await new Promise<void>((resolve) => (wake = resolve));
    }
    return reports.get(event) as Reports[Event];
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  onTestFinished(kill);
  return {
    hear,
    hasReported: (event: keyof Reports) => reports.has(event),
    /** Begins a publish, and forgets what was told of the one before. */
    publish(folder: string): void {
      for (const event of ['begun', 'wrote', 'published'] as const) reports.delete(event);
      child.send(folder);
    },
    kill,
  };
}

export type Publisher = ReturnType<typeof startPublisher>;
