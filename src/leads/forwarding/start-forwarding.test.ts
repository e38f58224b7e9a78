import { expect, test } from 'vitest';
import { leadOf } from '../../../tests/support/leads.ts';
import type { DueLead, LeadStore } from '../lead.ts';
import { startForwarding } from './start-forwarding.ts';

const silent = { info() {}, warn() {}, error() {} };

/** What becomes of a lead whose next attempt fails, too. */
async function afterAnotherFailure(due: DueLead): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const left = [due];
  const leads: Pick<LeadStore, 'takeDue' | 'postpone' | 'settle'> = {
    takeDue: async () => left.splice(0),
    postpone: async () => resolve('postponed'),
    settle: async (_key, state) => resolve(state),
  };
  const service = {
    freeSlots: () => 1,
    timeout: 1_000,
    request: () => Promise.reject(new Error('status 500')),
  };
  const endpoint = { url: 'http://127.0.0.1:1/', siteId: '', service };
  const forwarding = startForwarding(leads, endpoint as never, silent);
  const outcome = await promise;
  await forwarding.close();
  return outcome;
}

// Received years before the clock of this machine, as one that was off, or that is wrong, sees it.
const lead = leadOf('a', { received: '2006-11-20T10:00:00.000Z' });

test('a lead is given up after its attempts, not after a time in which nobody may have tried', async () => {
  expect(await afterAnotherFailure({ lead, attempts: 0 })).toBe('postponed');
  expect(await afterAnotherFailure({ lead, attempts: 574 })).toBe('postponed');
  expect(await afterAnotherFailure({ lead, attempts: 575 })).toBe('dead');
});
