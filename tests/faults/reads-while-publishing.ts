import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { runCommand, type Outcome } from '../publishing/run-command.ts';
import { startSite } from '../support/running-site.ts';

/** Pages and calls that read the catalogue, items and levels. */
const paths = [
  '/',
  '/indexes/screener',
  '/indexes/screener/equity?sortBy=oneYear&sortOrder=-1',
  '/indexes/screener/equity/PLWLD_NTR_USD',
  '/api/securities/suggestions?filterPattern=world',
  '/api/index-prices?secId=PLWLD_NTR_USD',
  '/api/index-details/constituents?portfolioId=PLWLD_NTR_USD',
];

/** Milliseconds that each read took, and what failed. */
export type Reads = { times: number[]; failures: string[]; releases: Set<string | null> };

type Measured = { before: Reads; during: Reads; published: Outcome; seconds: number };

/**
 * Publishes the demo with `count` indexes more into a running site, by the command line, while its pages are
 * read one after the other without a pause; and reads them before, undisturbed, to compare.
 */
export async function readWhilePublishing(count: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-large-'));
  const site = await startSite();
  try {
    await cp(inject('demoFolder'), folder, { recursive: true });
    await appendFile(join(folder, 'indexes.csv'), await manyIndexes(folder, count));
    // The first read of each page compiles it.
    await readUntil(site.url, sleep(3_000));
    const before = await readUntil(site.url, sleep(5_000));
    const started = performance.now();
    const publishing = runCommand(['publish', folder], { DATA_DIR: site.dataDir });
    const swapped = publishing.then(({ code }) => (code === 0 ? untilRelease(site.url, 2) : null));
    const during = await readUntil(site.url, swapped);
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

async function readUntil(url: string, end: Promise<unknown>): Promise<Reads> {
  const reads: Reads = { times: [], failures: [], releases: new Set() };
  const over = new AbortController();
  const ended = end.finally(() => over.abort());
  for (let at = 0; !over.signal.aborted; at++) {
    await readOne(url, paths[at % paths.length] ?? '/', reads);
  }
  await ended;
  // Once more each: what is public now is read too.
  for (const path of paths) await readOne(url, path, reads);
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
  for (;;) {
    const ready = await fetch(new URL('/readyz', url));
    if (((await ready.json()) as { release: number }).release === release) return;
    await sleep(100);
  }
}
