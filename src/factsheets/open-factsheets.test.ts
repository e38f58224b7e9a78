import { expect, onTestFinished, test, vi } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import type { FactsheetData } from './factsheet.ts';
import { openFactsheets } from './open-factsheets.ts';

/** Hangs over one order and answers any other. */
const script = `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ order, data }) => {
    while (data === 'hangs');
    parentPort.postMessage({ order, bytes: new Uint8Array([37]) });
  });
`)}`;

test('ID-03 a worker that hangs over one factsheet is replaced, and the next ones are made', async () => {
  const reasons: unknown[] = [];
  const log = { error: (entry: unknown) => void reasons.push(entry) };
  const factsheets = openFactsheets(log as never, { script, patience: 2_000 });
  onTestFinished(() => factsheets.close());
  const make = (data: string) => factsheets.make(data as unknown as FactsheetData);
  await expect(make('hangs')).rejects.toThrow(UnavailableError);
  expect(reasons).toEqual([{ reason: 'no answer in time' }]);
  // Until it has ended it takes orders and fails them.
  const bytes = await vi.waitFor(() => make('well'), { timeout: 20_000 });
  expect(bytes).toEqual(new Uint8Array([37]));
}, 30_000);
