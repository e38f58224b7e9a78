import { fork } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import type { Told } from './publisher.ts';

type Message = { [Event in keyof Told]: { event: Event; content: Told[Event] } }[keyof Told];

/** Starts `publisher.ts`; what it tells is kept until it is asked for. */
export function startPublisher(config: { dataDir: string; databaseUrl?: string }) {
  const child = fork(new URL('./publisher.ts', import.meta.url), [JSON.stringify(config)], {
    // Without the test runner's own.
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const told = new Map<keyof Told, unknown>();
  let wake = () => {};
  child.on('message', ({ event, content }: Message) => {
    told.set(event, content);
    wake();
  });
  child.once('exit', () => wake());

  async function hear<Event extends keyof Told>(event: Event): Promise<Told[Event]> {
    while (!told.has(event)) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the publisher ended: ${errors}`);
      await new Promise<void>((resolve) => (wake = resolve));
    }
    return told.get(event) as Told[Event];
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
    hasTold: (event: keyof Told) => told.has(event),
    /** Begins a publish, and forgets what was told of the one before. */
    publish(folder: string): void {
      for (const event of ['begun', 'wrote', 'published'] as const) told.delete(event);
      child.send(folder);
    },
    kill,
  };
}

export type Publisher = ReturnType<typeof startPublisher>;
