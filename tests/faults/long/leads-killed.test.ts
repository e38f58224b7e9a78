import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openEmbeddedLeads } from '#src/leads/embedded/open-embedded-leads.ts';
import { listAll } from '../../support/leads.ts';
import { loadLeadProcess, type LeadProcess } from '../lead-process.ts';
import { startVisitors, type Visitors } from '../lead-visitors.ts';

const kills = 50;
const perSecond = 100;

test(
  'CM-09 after 50 kill -9 in a run of 100 submissions a second none acknowledged is lost, none stored twice',
  { timeout: 400_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-killed-'));
    const journal = join(dataDir, 'leads', 'journal.jsonl');
    let origin: string | null = null;
    const visitors = startVisitors(perSecond, () => (origin === null ? [] : [origin]));
    let current: LeadProcess = loadLeadProcess({ DATA_DIR: dataDir });
    const counts: string[] = [];
    try {
      // One that ends of itself leaves what makes the others load quickly.
      await current.start();
      await current.stop();
      current = loadLeadProcess({ DATA_DIR: dataDir });
      for (let kill = 1; kill <= kills; kill++) {
        origin = await current.start();
        const next = loadLeadProcess({ DATA_DIR: dataDir });
        await untilKill(visitors);
        const inFlight = visitors.inFlight.size;
        await current.kill();
        origin = null;
        const stored = receivedKeys(await readFile(journal, 'utf8')).length;
        counts.push(`${kill}: ${visitors.acknowledged.size} ${stored} ${inFlight}`);
        current = next;
      }
      origin = await current.start();
      await visitors.finish();
      await current.stop();
      console.log(`kill: acknowledged, stored, in flight\n${counts.join('\n')}`);

      const leads = await openEmbeddedLeads(dataDir, () => expect.fail('a line was damaged'));
      const keys = (await listAll(leads)).map(({ lead }) => lead.key);
      await leads.close();
      console.log(`in the end: ${visitors.acknowledged.size} acknowledged, ${keys.length} stored`);
      expect(new Set(keys)).toEqual(visitors.acknowledged);
      const written = receivedKeys(await readFile(journal, 'utf8'));
      expect(new Set(written).size).toBe(written.length);
      expect(written).toHaveLength(visitors.acknowledged.size);
    } finally {
      await current.kill();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

/** A moment at random: within the time of 60 submissions, however quick the machine is. */
async function untilKill({ acknowledged }: Visitors): Promise<void> {
  const target = acknowledged.size + Math.random() * 60;
  await vi.waitUntil(() => acknowledged.size >= target, { timeout: 60_000, interval: 2 });
  // Between two acknowledgements, which come one about every ten milliseconds.
  await sleep(Math.random() * 10);
}

/** Keys of the submissions in a journal, read without the product; a torn last line is none. */
function receivedKeys(text: string): string[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { record: string; lead?: { key: string } })
    .flatMap(({ record, lead }) => (record === 'received' && lead ? [lead.key] : []));
}
