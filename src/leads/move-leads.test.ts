import { describe, expect, test } from 'vitest';
import { leadOf, listAll } from '../../tests/support/leads.ts';
import { copiedStore, engines } from '../../tests/support/stores.ts';
import type { StoredLead } from './lead.ts';
import { moveLeads } from './move-leads.ts';
import { postgresLeads } from './postgres-leads.ts';

const waiting = (at: number): StoredLead => ({
  lead: leadOf(`key-${at}`),
  state: 'waiting',
  closed: null,
  waitingSince: '2026-11-20T10:00:00.000Z',
});

describe.each(engines)('to the %s engine', (engine) => {
  test.each([0, 501])('%i leads are moved in batches, the last one too', async (count) => {
    const thrown = await copiedStore(engine);
    const source = {
      async *list() {
        for (let at = 0; at < count; at += 1) yield waiting(at);
      },
    };
    expect(await moveLeads(source, thrown.store.db)).toMatchObject({ table: 'lead', rows: count });
    expect(await listAll(postgresLeads(thrown.store.db))).toHaveLength(count);
    await thrown.remove();
  });
});
