import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  contactValues,
  leadOf,
  listAll,
  throwawayLeads,
  type ThrowawayLeads,
} from '../../tests/support/leads.ts';
import { engines } from '../../tests/support/stores.ts';
import type { LeadStore } from './lead.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const later = at('10:05:00');
const leaseEnd = at('10:06:00');

describe.each(engines)('leads on the %s engine', (engine) => {
  let throwaway: ThrowawayLeads;
  let leads: LeadStore;

  beforeEach(async () => {
    throwaway = await throwawayLeads(engine);
    leads = throwaway.leads;
  });
  afterEach(async () => {
    await leads.close();
    await throwaway.remove();
  });

  async function dueKeys(now: Date, limit = 100): Promise<string[]> {
    const due = await leads.takeDue(now, limit, leaseEnd);
    return due.map(({ lead }) => lead.key).toSorted();
  }

  async function states(): Promise<string[]> {
    return (await listAll(leads)).map(({ lead, state }) => `${lead.key} ${state}`);
  }

  test('a lead is kept whole, and is there after closing and opening again', async () => {
    const lead = leadOf('key-of-the-first-lead', {
      fields: {
        ...contactValues,
        firstName: 'Žofie "Zo"',
        paragraphText: '指数について\n\tby e-mail',
      },
      campaign: [
        ['utm_source', 'a'],
        ['utm_source', 'b'],
        ['__proto__', 'c'],
      ],
    });
    expect(await leads.receive(lead)).toBe('stored');
    await leads.close();
    leads = await throwaway.again();
    expect(await listAll(leads)).toEqual([
      { lead, state: 'waiting', closed: null, waitingSince: lead.received },
    ]);
  });

  test('CM-09 a key is stored once, however often and however fast it comes', async () => {
    const receipts = await Promise.all(
      Array.from({ length: 20 }, () => leads.receive(leadOf('one-key-sent-twenty-times'))),
    );
    expect(receipts.toSorted()).toEqual([...Array<string>(19).fill('known'), 'stored']);
    await leads.close();
    leads = await throwaway.again();
    expect(await leads.receive(leadOf('one-key-sent-twenty-times'))).toBe('known');
    expect(await states()).toEqual(['one-key-sent-twenty-times waiting']);
  });

  test('a key with other fields is told apart; the page it came from does not matter', async () => {
    await leads.receive(leadOf('a-key'));
    const other = { ...contactValues, lastName: 'Byron' };
    const elsewhere = { ...contactValues, pageUrl: 'https://indexes.example/page/esg' };
    expect(await leads.receive(leadOf('a-key', { fields: other }))).toBe('different');
    expect(await leads.receive(leadOf('a-key', { form: 'subscribe' }))).toBe('different');
    expect(await leads.receive(leadOf('a-key', { fields: elsewhere }))).toBe('known');
  });

  test('a lead that was taken is nobody else’s until its lease ends', async () => {
    await leads.receive(leadOf('a'));
    await leads.receive(leadOf('b'));
    expect(await dueKeys(at('09:59:59'))).toEqual([]);
    expect(await dueKeys(later, 1)).toHaveLength(1);
    expect(await dueKeys(later)).toHaveLength(1);
    expect(await dueKeys(later)).toEqual([]);
    expect(await dueKeys(leaseEnd)).toEqual(['a', 'b']);
  });

  test('a lead that is postponed counts its failures and comes back at its time', async () => {
    await leads.receive(leadOf('a'));
    await dueKeys(later);
    await leads.postpone('a', at('11:00:00'));
    expect(await dueKeys(at('10:59:59'))).toEqual([]);
    const [due] = await leads.takeDue(at('11:00:00'), 1, at('11:01:00'));
    expect(due).toMatchObject({ attempts: 1 });
  });

  test('a lead whose time was set by a clock that was years ahead is due at once', async () => {
    await leads.receive(leadOf('received-then', { received: '2036-01-01T00:00:00.000Z' }));
    await leads.receive(leadOf('postponed-then'));
    await leads.postpone('postponed-then', new Date('2036-01-01T00:10:00Z'));
    expect(await dueKeys(later)).toEqual(['postponed-then', 'received-then']);
    // It was leased by the clock that is right.
    expect(await dueKeys(later)).toEqual([]);
    await leads.close();
    leads = await throwaway.again();
    expect((await listAll(leads)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  test('the longest wait there is is no time of a wrong clock', async () => {
    await leads.receive(leadOf('waits'));
    await leads.receive(leadOf('beyond-any-wait'));
    await leads.postpone('waits', new Date(later.getTime() + 14 * 60_000));
    await leads.postpone('beyond-any-wait', new Date(later.getTime() + 16 * 60_000));
    expect(await dueKeys(later)).toEqual(['beyond-any-wait']);
  });

  test('a lead that was sent is never due again, also after opening again', async () => {
    await leads.receive(leadOf('a'));
    await leads.settle('a', 'sent', later);
    // The first settling holds.
    await leads.settle('a', 'dead', leaseEnd);
    await leads.close();
    leads = await throwaway.again();
    expect(await dueKeys(at('23:00:00'))).toEqual([]);
    expect(await listAll(leads)).toMatchObject([{ state: 'sent', closed: later.toISOString() }]);
  });

  test('retry makes the dead wait again, from now on', async () => {
    await leads.receive(leadOf('a'));
    await leads.receive(leadOf('b'));
    await leads.settle('a', 'dead', later);
    await leads.settle('b', 'sent', later);
    expect(await leads.retry(at('12:00:00'))).toBe(1);
    await leads.close();
    leads = await throwaway.again();
    expect(await states()).toEqual(['a waiting', 'b sent']);
    const due = await leads.takeDue(at('12:00:00'), 9, at('12:01:00'));
    expect(due).toMatchObject([{ lead: { key: 'a' }, attempts: 0 }]);
    expect(await listAll(leads)).toContainEqual(
      expect.objectContaining({ state: 'waiting', waitingSince: at('12:00:00').toISOString() }),
    );
    expect(await leads.retry(at('12:00:00'))).toBe(0);
  });

  test('a lead that is tried again after it was given up has its attempts counted anew', async () => {
    await leads.receive(leadOf('a'));
    await dueKeys(later);
    await leads.postpone('a', at('11:00:00'));
    await leads.settle('a', 'dead', at('11:00:00'));
    await leads.retry(at('12:00:00'));
    const due = await leads.takeDue(at('12:00:00'), 9, at('12:01:00'));
    expect(due).toMatchObject([{ lead: { key: 'a' }, attempts: 0 }]);
  });

  test('of leads that are due those that wait longest come first', async () => {
    for (const key of ['b', 'c', 'a']) await leads.receive(leadOf(key));
    await dueKeys(later);
    await leads.postpone('b', at('11:00:03'));
    await leads.postpone('c', at('11:00:01'));
    await leads.postpone('a', at('11:00:02'));
    const next = async () => {
      const [due] = await leads.takeDue(at('11:05:00'), 1, at('11:06:00'));
      return due?.lead.key;
    };
    expect([await next(), await next(), await next()]).toEqual(['c', 'a', 'b']);
  });

  test('leads are counted by their state, also after opening again', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await leads.receive(leadOf(key));
    await leads.settle('a', 'sent', later);
    await leads.settle('b', 'dead', later);
    expect(await leads.countByState()).toEqual({ waiting: 2, sent: 1, dead: 1 });
    await leads.close();
    leads = await throwaway.again();
    expect(await leads.countByState()).toEqual({ waiting: 2, sent: 1, dead: 1 });
  });

  test('purge removes the leads before a moment, whatever their state, and frees their keys', async () => {
    await leads.receive(leadOf('old', { received: '2026-10-31T23:59:59.999Z' }));
    await leads.receive(leadOf('old-and-sent', { received: '2026-10-31T10:00:00.000Z' }));
    await leads.receive(leadOf('new', { received: '2026-11-01T00:00:00.000Z' }));
    await leads.settle('old-and-sent', 'sent', later);
    const choice = { before: new Date('2026-11-01T00:00:00Z') };
    expect(await leads.purge(choice)).toBe(2);
    expect(await leads.purge(choice)).toBe(0);
    // One that was being forwarded when it was purged leaves nothing behind.
    await leads.settle('old', 'sent', later);
    expect(await states()).toEqual(['new waiting']);
    expect(await leads.receive(leadOf('old'))).toBe('stored');
    await leads.close();
    leads = await throwaway.again();
    expect((await states()).toSorted()).toEqual(['new waiting', 'old waiting']);
  });

  test('a purge of what was sent leaves what waits and what was given up, however old', async () => {
    for (const key of ['waiting', 'sent', 'dead']) await leads.receive(leadOf(key));
    await leads.settle('sent', 'sent', later);
    await leads.settle('dead', 'dead', later);
    expect(await leads.purge({ before: new Date('2036-01-01'), onlySent: true })).toBe(1);
    expect((await states()).toSorted()).toEqual(['dead dead', 'waiting waiting']);
  });

  test('purge removes the leads of an address in any case of letters', async () => {
    const of = (emailAddress: string) => ({ fields: { ...contactValues, emailAddress } });
    await leads.receive(leadOf('a', of('Ada@Example.org')));
    await leads.receive(leadOf('b', of('ada@example.org')));
    await leads.receive(leadOf('c', of('ada@example.com')));
    expect(await leads.purge({ email: 'ADA@example.ORG' })).toBe(2);
    expect(await states()).toEqual(['c waiting']);
    // The leads that stay can still be read where they are now.
    expect(await dueKeys(later)).toEqual(['c']);
  });

  test('the list is in the order of receipt and sees through more than one page', async () => {
    const keys = Array.from(
      { length: 1200 },
      // Of which the last received come first by their letters.
      (_, index) => `key-${String(2_000 - index).padStart(5, '0')}`,
    );
    await Promise.all(
      keys.map((key, index) =>
        leads.receive(leadOf(key, { received: new Date(later.getTime() + index).toISOString() })),
      ),
    );
    expect((await listAll(leads)).map(({ lead }) => lead.key)).toEqual(keys);
  });
});
