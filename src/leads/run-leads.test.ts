import { expect, test } from 'vitest';
import { leadOf } from '../../tests/support/leads.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import type { LeadStore, PurgeChoice } from './lead.ts';
import { runLeads } from './run-leads.ts';

const silent = { info() {}, warn() {}, error() {} };
const fake = (methods: Partial<LeadStore>) =>
  ({ takeDue: async () => [], close: async () => {}, ...methods }) as LeadStore;

const elsewhere = {
  url: 'http://127.0.0.1:1/',
  siteId: '',
  service: { freeSlots: () => 0, timeout: 1 },
} as never;

test.each([
  { endpoint: elsewhere, onlySent: true },
  // Nothing will be delivered: what is kept is kept for as long as the operator said.
  { endpoint: null, onlySent: false },
])(
  'retention removes what was delivered, where something is (%o)',
  async ({ endpoint, onlySent }) => {
    const { promise, resolve } = Promise.withResolvers<PurgeChoice>();
    const leads = fake({ purge: async (choice) => (resolve(choice), 0) });
    const running = runLeads(leads, { endpoint, retentionDays: 30 }, silent);
    expect(await promise).toMatchObject({ onlySent });
    await running.close();
  },
);

test('the log says how many submissions retention removed, and nothing where it removed none', async () => {
  const logged: unknown[] = [];
  const log = { ...silent, info: (line: unknown) => void logged.push(line) };
  for (const removed of [0, 3]) {
    let looked = false;
    const leads = fake({ purge: async () => ((looked = true), removed) });
    const running = runLeads(leads, { endpoint: null, retentionDays: 30 }, log);
    await expect.poll(() => looked).toBe(true);
    await running.close();
  }
  expect(logged).toEqual([{ removed: 3 }]);
});

test('a submission that is stored is forwarded at once, one that is known already is not', async () => {
  let asked = 0;
  const takeDue = async () => ((asked += 1), []);
  const receipts = ['stored', 'known'] as const;
  let sent = 0;
  const receive = async () => receipts[sent++] ?? 'known';
  const endpoint = {
    ...(elsewhere as object),
    service: { freeSlots: () => 1, timeout: 1 },
  } as never;
  const leads = fake({ takeDue, receive });
  // No look but the first and those that somebody asks for.
  const options = { endpoint, retentionDays: null, lookEvery: 3_600_000 } as never;
  const running = runLeads(leads, options, silent);
  await expect.poll(() => asked).toBe(1);
  await running.receive(leadOf('a'));
  await expect.poll(() => asked).toBe(2);
  await running.receive(leadOf('a'));
  await running.close();
  expect(asked).toBe(2);
});

test('submissions that could not be stored are counted', async () => {
  const refuse = () => Promise.reject(new UnavailableError('full'));
  const leads = fake({ receive: refuse });
  const running = runLeads(leads, { endpoint: null, retentionDays: null }, silent);
  expect(running.countRefused()).toBe(0);
  await expect(running.receive(leadOf('a'))).rejects.toThrow(UnavailableError);
  expect(running.countRefused()).toBe(1);
  await running.close();
});
