import { expect, test } from 'vitest';
import type { Channel } from './channel.ts';
import type { Statement } from '../session.ts';
import type { Answer, Request } from './protocol.ts';
import { serveClients } from './serve-clients.ts';

/** Serves an engine that records the statements it is given, to clients that ask and leave as the test says. */
function serve() {
  const run: string[] = [];
  const { connect } = serveClients({
    engine: {
      run: async ({ sql }: Statement) => {
        run.push(sql);
        return { rows: [], affected: 0 };
      },
      batch: async () => ({ rows: [], affected: 0 }),
      checkpointIfDue: async () => undefined,
    } as never,
    progress: { begin: () => undefined, end: () => undefined },
    closeEngine: async () => undefined,
    breakOff: async () => {
      throw new Error('The engine broke');
    },
  });
  function client() {
    const answers: Answer[] = [];
    let receive = (_: unknown): void => undefined;
    let leave = (): void => undefined;
    const channel: Channel = {
      carriesPorts: false,
      send: (message) => void answers.push(message as Answer),
      listen(onMessage, onClose) {
        receive = onMessage;
        leave = onClose;
      },
      close: () => undefined,
    };
    connect(channel);
    return { answers, ask: (request: Request) => receive(request), leave: () => leave() };
  }
  return { run, client };
}

const read = (id: number, sql: string): Request => ({
  id,
  ask: 'run',
  statement: { sql, parameters: [] },
});

test('what a client still waits for when it leaves is not worked on', async () => {
  const { run, client } = serve();
  const [left, other] = [client(), client()];
  for (const [id, sql] of ['first', 'second', 'third'].entries()) left.ask(read(id, sql));
  left.leave();
  other.ask(read(7, 'of another'));
  await expect.poll(() => other.answers).toMatchObject([{ id: 7 }]);
  expect(run).toEqual(['first', 'of another']);
});

test('one client publishes at a time; another may when it has left', async () => {
  const { client } = serve();
  const [first, second] = [client(), client()];
  first.ask({ id: 1, ask: 'begin-publishing' });
  second.ask({ id: 1, ask: 'begin-publishing' });
  await expect.poll(() => second.answers).toEqual([{ id: 1, result: null }]);
  expect(first.answers).toEqual([{ id: 1, result: 1 }]);
  first.leave();
  second.ask({ id: 2, ask: 'begin-publishing' });
  await expect.poll(() => second.answers.at(-1)).toEqual({ id: 2, result: 2 });
});
