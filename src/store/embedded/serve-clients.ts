import type { StatementResult } from '../session.ts';
import { portChannel, type Channel } from './channel.ts';
import { BrokenEngineError, type Engine } from './engine.ts';
import type { Progress } from './progress.ts';
import type { FlipNotice, Introduction, Request } from './protocol.ts';
import { createRequestQueue } from './request-queue.ts';
import { toWire } from './wire-error.ts';

type Publisher = { client: Channel; publishing: number };

type Serving = {
  engine: Engine;
  progress: Progress;
  closeEngine: () => Promise<void>;
  /** Ends the thread with its engine; no request reaches the engine from then on. */
  breakOff: (error: BrokenEngineError) => Promise<never>;
};

/** Serves the engine to any number of clients in fair turns; one of them at a time may publish. */
export function serveClients({ engine, progress, closeEngine, breakOff }: Serving) {
  const clients = new Set<Channel>();
  const queue = createRequestQueue(progress);
  let publisher: Publisher | null = null;
  let publishings = 0;

  function endPublishing(client: Channel): void {
    publisher = null;
    queue.add(client, 'bulk', () => checkpointIfDue(Infinity));
  }

  /** The next checkpoint makes up for one that fails. */
  async function checkpointIfDue(milliseconds: number): Promise<void> {
    try {
      await engine.checkpointIfDue(milliseconds);
    } catch (error) {
      if (error instanceof BrokenEngineError) await breakOff(error);
    }
  }

  function beginPublishing(client: Channel): number | null {
    if (publisher) return null;
    publisher = { client, publishing: ++publishings };
    return publisher.publishing;
  }

  async function perform(
    client: Channel,
    request: Request,
  ): Promise<StatementResult | number | null> {
    if ('publishing' in request && request.publishing !== undefined) {
      if (request.publishing !== publisher?.publishing) throw new Error('This publish has ended');
    }
    switch (request.ask) {
      case 'run':
        return engine.run(request.statement);
      case 'batch':
        return engine.batch(request.statements);
      case 'begin-publishing':
        return beginPublishing(client);
      case 'end-publishing':
        endPublishing(client);
        return null;
      case 'close-engine':
        await closeEngine();
        return null;
    }
  }

  async function answer(client: Channel, request: Request): Promise<void> {
    const started = performance.now();
    try {
      client.send({ id: request.id, result: await perform(client, request) });
    } catch (error) {
      client.send({ id: request.id, error: toWire(error) });
      if (error instanceof BrokenEngineError) await breakOff(error);
    }
    if (isBulk(request)) await checkpointIfDue(performance.now() - started);
  }

  function connect(client: Channel): void {
    clients.add(client);
    client.listen(
      (message) => {
        if (isIntroduction(message)) return connect(portChannel(message.introduce));
        const request = message as Request;
        queue.add(client, isBulk(request) ? 'bulk' : 'read', () => answer(client, request));
      },
      () => {
        clients.delete(client);
        queue.forget(client);
        if (publisher?.client === client) endPublishing(client);
      },
    );
  }

  return {
    connect,
    sendFlip(release: number): void {
      const notice: FlipNotice = { flipped: release };
      for (const client of clients) client.send(notice);
    },
    disconnectAll(): void {
      for (const client of clients) client.close();
    },
  };
}

function isBulk(request: Request): boolean {
  return 'publishing' in request && request.publishing !== undefined;
}

function isIntroduction(message: unknown): message is Introduction {
  return typeof message === 'object' && message !== null && 'introduce' in message;
}
