/**
 * Submissions on the embedded store: the journal of the leads beside the store's own `lead` table, alone, while a
 * release of 300,000 indexes is written, and while the engine hangs. The journal waits for the disk and the table does
 * not here: what is measured favours the table.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { fieldNames } from '#src/contract/forms/form-fields.ts';
import { openEmbeddedLeads } from '#src/leads/embedded/open-embedded-leads.ts';
import type { Lead, LeadStore } from '#src/leads/lead.ts';
import { postgresLeads } from '#src/leads/postgres-leads.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { onEmbedded } from './support/engines.ts';
import { percentiles } from './support/measure.ts';
import { report } from './support/report.ts';
import { syntheticIndexes } from './support/synthetic-indexes.ts';

const submissions = 200;
const between = 20;

const rows: Record<string, unknown>[] = [];
const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-leads-'));
const journal = await openEmbeddedLeads(directory, () => {
  throw new Error('A journal that was just made is damaged');
});
await onEmbedded(async (store) => {
  const places = { journal, table: postgresLeads(store.db) };
  await submit('alone', places, () => false);

  let isWritten = false;
  const writing = (async () => {
    const items = Array.from(syntheticIndexes(300_000), ({ index }) => ({
      key: index.fundId,
      body: index,
    }));
    const facts = { label: 'bench', note: '', sourceHash: randomUUID() };
    const draft = await beginRelease(store, facts);
    await draft.putItems('index', items);
    await draft.flip();
  })().finally(() => {
    isWritten = true;
  });
  await submit('beside a publish', places, () => isWritten);
  await writing;

  const endless = sql`select count(*) from generate_series(1, 1000000000000) as n`;
  const hanging = endless.execute(store.db).catch(() => undefined);
  await submit('beside an engine that hangs', places, () => false, 1);
  await hanging;
});
await journal.close();
await rm(directory, { recursive: true, force: true });
report('leads', rows, []);

/** One submission after the other, to each place in turn. */
async function submit(
  when: string,
  places: Record<string, LeadStore>,
  isOver: () => boolean,
  most = submissions,
): Promise<void> {
  const taken = Object.keys(places).map((place) => ({ place, times: [] as number[], refused: 0 }));
  for (let count = 0; count < most && !isOver(); count += 1) {
    for (const one of taken) {
      const started = performance.now();
      await places[one.place]!.receive(lead()).catch(() => {
        one.refused += 1;
      });
      one.times.push(performance.now() - started);
    }
    await pause(between);
  }
  for (const { place, times, refused } of taken) {
    const { p50, p99 } = percentiles(times);
    const longest = Math.max(...times);
    rows.push({
      when,
      place,
      submissions: times.length,
      refused,
      p50,
      p99,
      'longest, ms': longest,
    });
  }
}

function lead(): Lead {
  const fields = Object.fromEntries(fieldNames.map((name) => [name, 'text'])) as Lead['fields'];
  return {
    key: randomUUID(),
    received: new Date().toISOString(),
    form: 'contact',
    fields: { ...fields, emailAddress: 'someone@example.com' },
    campaign: [],
    privacyVersion: null,
    consentGroups: null,
  };
}
