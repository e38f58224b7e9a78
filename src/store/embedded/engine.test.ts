import type { PGlite } from '@electric-sql/pglite';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { engineOn } from './engine.ts';

const idle = {
  query: async () => ({ rows: [] }),
  transaction: async (work: (transaction: unknown) => Promise<unknown>) => work(idle),
} as unknown as PGlite;

test('the engine says how long its work took, by which writers choose the size of their batches', async () => {
  const engine = engineOn(idle, { directory: tmpdir(), reserve: 0 });
  const statement = { sql: 'select 1', parameters: [] };
  const began = performance.now();
  const { milliseconds } = await engine.run(statement);
  const together = await engine.batch([statement]);
  const passed = performance.now() - began;
  expect(milliseconds).toBeGreaterThanOrEqual(0);
  expect(together).toBeGreaterThanOrEqual(0);
  expect(milliseconds + together).toBeLessThanOrEqual(passed);
});

test('statements of a schema are run in it, each of a batch in its own', async () => {
  const ran: string[] = [];
  const noting = {
    exec: async (text: string) => void ran.push(text),
    query: async (text: string) => (ran.push(text), { rows: [] }),
    transaction: async (work: (transaction: unknown) => Promise<unknown>) => work(noting),
  } as unknown as PGlite;
  const engine = engineOn(noting, { directory: tmpdir(), reserve: 0 });
  await engine.batch([
    { sql: 'first', parameters: [], schema: 'draft_1' },
    { sql: 'second', parameters: [] },
  ]);
  expect(ran).toEqual(['set local search_path = "draft_1", public', 'first', 'second']);
});
