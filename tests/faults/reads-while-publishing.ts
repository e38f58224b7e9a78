import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject, vi } from 'vitest';
import { runCommand, type Outcome } from '../publishing/run-command.ts';
import { startSite } from '../support/running-site.ts';
import { acceptAllOptions } from '../support/accepted-all.ts';

/**
 * Pages and calls that read the catalogue, items and levels, each asked for once: what nobody has asked for is not
 * in the memory of the server, and waits for whatever holds up the store.
 */
let asked = 0;
function freshPath(fundIds: readonly string[]): string {
  asked += 1;
  const kinds = 5;
  const fundId = fundIds[Math.floor(asked / kinds) % fundIds.length] ?? '';
  const paths = [
    `/api/index-prices?secId=${fundId}&latest=${1 + (asked % 10_000)}`,
    `/indexes/screener/equity?filterPattern=world ${asked}`,
    `/api/index-details/constituents?portfolioId=${fundId}`,
    `/api/securities/suggestions?filterPattern=world ${asked}`,
    `/indexes/details/${fundId}`,
  ];
  return paths[asked % kinds] ?? '/';
}

/** From memory, whatever is being published. */
const remembered = '/';

/** Milliseconds that each read took, and what failed. */
export type Reads = { times: number[]; failures: string[]; releases: Set<string | null> };

type Site = { url: string; fundIds: readonly string[] };

type Measured = { before: Reads; during: Reads; published: Outcome; seconds: number };

/**
 * Publishes the demo with `count` indexes more into a running site, by the command line, while its pages are
 * read one after the other without a pause; and reads them before, undisturbed, to compare.
 */
export async function readWhilePublishing(count: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-large-'));
  const site = await startSite({ RATE_LIMIT: '0' });
  try {
    const read = { url: site.url, fundIds: await fundIdsOf(inject('demoFolder')) };
    await cp(inject('demoFolder'), folder, { recursive: true });
    await appendFile(join(folder, 'indexes.csv'), await manyIndexes(folder, count));
    // The first read of each page compiles it. What is compared is measured for a time, here as below.
    await readUntil(read, sleep(3_000));
    const before = await readUntil(read, sleep(5_000));
    const started = performance.now();
    const publishing = runCommand(['publish', folder, ...acceptAllOptions], {
      DATA_DIR: site.dataDir,
    });
    const swapped = publishing.then(({ code }) => (code === 0 ? untilRelease(site.url, 2) : null));
    const during = await readUntil(read, swapped);
    const seconds = (performance.now() - started) / 1000;
    return { before, during, published: await publishing, seconds };
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Rows below the header of the demo's own indexes.csv. */
async function manyIndexes(folder: string, count: number): Promise<string> {
  const file = await readFile(join(folder, 'indexes.csv'), 'utf8');
  const columns = file.slice(0, file.indexOf('\n')).trim().split(',');
  const rows = Array.from({ length: count }, (_, at) => {
    const row: Record<string, string> = {
      fund_id: `LARGE${at}`,
      name: `Lighthouse ${at % 977} Sector ${at % 31} Index ${at}`,
      asset_type: 'equity',
      family: `Lighthouse ${at % 40}`,
      currency: ['USD', 'EUR', 'JPY'][at % 3] ?? '',
    };
    return columns.map((column) => row[column] ?? '').join(',');
  });
  return `${rows.join('\n')}\n`;
}

async function fundIdsOf(folder: string): Promise<string[]> {
  const rows = (await readFile(join(folder, 'indexes.csv'), 'utf8')).trim().split('\n').slice(1);
  return rows.map((row) => row.split(',', 1)[0] ?? '');
}

async function readUntil({ url, fundIds }: Site, end: Promise<unknown>): Promise<Reads> {
  const reads: Reads = { times: [], failures: [], releases: new Set() };
  const over = new AbortController();
  const ended = end.finally(() => over.abort());
  while (!over.signal.aborted) {
    await readOne(url, freshPath(fundIds), reads);
    await readOne(url, remembered, reads);
  }
  await ended;
  // Once more: what is public now is read too.
  await readOne(url, freshPath(fundIds), reads);
  return reads;
}

async function readOne(url: string, path: string, reads: Reads): Promise<void> {
  const started = performance.now();
  try {
    const answer = await fetch(new URL(path, url));
    const { length } = await answer.text();
    if (answer.status !== 200 || length === 0) reads.failures.push(`${path}: ${answer.status}`);
    reads.releases.add(answer.headers.get('Plumbline-Release'));
  } catch (error) {
    reads.failures.push(`${path}: ${String(error)}`);
  }
  reads.times.push(performance.now() - started);
}

async function untilRelease(url: string, release: number): Promise<void> {
  const isSwapped = async () => {
    const ready = await fetch(new URL('/readyz', url));
    return ((await ready.json()) as { release: number }).release === release;
  };
  await vi.waitUntil(isSwapped, { timeout: 60_000, interval: 100 });
}
