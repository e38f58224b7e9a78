import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbeddedLeads } from '#src/leads/embedded/open-embedded-leads.ts';
import { listAll } from '../support/leads.ts';
import { loadLeadProcess } from './lead-process.ts';
import { sendOnce } from './lead-visitors.ts';

test('on a full disk a submission is refused plainly, the site goes on, and nothing acknowledged is lost', async (context) => {
  const disk = await mkdtemp(join(tmpdir(), 'plumbline-small-disk-'));
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', disk], {
      stdio: 'ignore',
    });
  } catch {
    context.skip('a small disk cannot be mounted here: that takes the rights of root');
  }
  const process = loadLeadProcess({ DATA_DIR: disk });
  try {
    const origin = await process.start();
    const acknowledged = new Set<string>();
    let refused: string | null = null;
    // A submission takes about a kibibyte: the disk is full long before.
    for (let count = 0; count < 500 && refused === null; count++) {
      const key = randomUUID();
      const status = await sendOnce(origin, key);
      if (status === 200) acknowledged.add(key);
      else refused = `${status} ${key}`;
    }
    expect(refused).toMatch(/^503 /);
    expect(acknowledged.size).toBeGreaterThan(20);
    const key = refused!.slice(4);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await sendOnce(origin, key)).toBe(503);

    execFileSync('/bin/mount', ['-o', 'remount,size=512k', disk]);
    expect(await sendOnce(origin, key)).toBe(200);
    acknowledged.add(key);
    await process.kill();

    const leads = await openEmbeddedLeads(disk, () => expect.fail('a line was damaged'));
    const keys = (await listAll(leads)).map(({ lead }) => lead.key);
    await leads.close();
    expect(keys).toHaveLength(acknowledged.size);
    expect(new Set(keys)).toEqual(acknowledged);
  } finally {
    await process.kill();
    execFileSync('/bin/umount', ['-l', disk]);
    await rm(disk, { recursive: true, force: true });
  }
});
