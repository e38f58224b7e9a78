/**
 * Time from asking for a factsheet to its last byte, none of them made before: the data is read, the chart
 * laid out, the PDF typeset. Beside it the CPU that this takes on all threads, which a busy machine changes
 * less, and the same from memory. One reader, one after the other.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDemo } from '../demo/generator/generate-demo.ts';
import { loadBuiltPages } from '#src/server/built-pages.ts';
import { readEnv } from '#src/server/env.ts';
import { startServer } from '#src/server/start-server.ts';
import { factsheetAddress } from '#src/urls/downloads.ts';
import { bestOfRounds, percentiles } from './support/measure.ts';
import { report } from './support/report.ts';

const indexes = 60;
const rounds = 3;

process.env['NODE_ENV'] = 'production';
const folder = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
await generateDemo(join(folder, 'demo'));
const env = readEnv({
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
  PROVIDER_DIR: join(folder, 'demo'),
  LOG_LEVEL: 'silent',
});
const site = await startServer(env, await loadBuiltPages());
try {
  const addresses = await listAddresses();
  // The first brings up the worker with its fonts.
  for (const address of addresses.slice(0, 4)) await read(address);
  let asked = 0;
  const made = percentiles(
    await bestOfRounds(rounds, addresses, (address) => read(`${address}?new=${(asked += 1)}`)),
  );
  const cpu = percentiles(await cpuOf(addresses));
  const kept = percentiles(await bestOfRounds(rounds, addresses, read));
  report(
    'factsheet',
    [
      { what: 'factsheet, made', ...made },
      { what: 'factsheet, CPU', ...cpu },
      { what: 'factsheet, from memory', ...kept },
    ],
    [{ name: 'p95 of a factsheet, ms', value: made.p95, atMost: 100, missedBy: 2 }],
  );
} finally {
  await site.close();
  await rm(folder, { recursive: true, force: true });
}

/** Both languages of indexes from all over the list. */
async function listAddresses(): Promise<string[]> {
  const answer = await fetch(`${site.url}/api/portfolio-returns?size=200&sortBy=asOfLevel`);
  const { portfolios } = (await answer.json()) as { portfolios: { fundId: string }[] };
  const step = Math.floor(portfolios.length / indexes);
  return portfolios
    .filter((_, at) => at % step === 0)
    .flatMap(({ fundId }) => [
      factsheetAddress(fundId, 'en-us', 1),
      factsheetAddress(fundId, 'ja-jp', 1),
    ]);
}

/** Milliseconds of CPU for each, reader included. */
async function cpuOf(addresses: readonly string[]): Promise<number[]> {
  const costs: number[] = [];
  for (const [at, address] of addresses.entries()) {
    const before = process.cpuUsage();
    await read(`${address}?cpu=${at}`);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return costs;
}

async function read(address: string): Promise<void> {
  const response = await fetch(`${site.url}${address}`);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.arrayBuffer();
}
