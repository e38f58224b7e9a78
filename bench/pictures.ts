/**
 * Time from asking for a chart as PNG to its last byte, none of them made before: the data is read, the chart laid out and
 * drawn, the picture rendered by a thread of its own. Beside it the CPU that this takes on all threads, which a busy machine
 * changes less, and the same chart as SVG, which is not rendered. One reader, one after the other.
 */
import { startDemoSite } from './support/demo-site.ts';
import { bestOfRounds, cpuOfEach, percentiles } from './support/measure.ts';
import { report } from './support/report.ts';

const warmUp = 20;
const timed = 300;
const counted = 100;
const languages = ['en-us', 'ja-jp'];
const charts = ['levels', 'drawdown', 'calendar-years', 'composition'];

const site = await startDemoSite();
try {
  const addresses = await listAddresses();
  if (addresses.length < warmUp + timed + counted) throw new Error('too few charts');
  // The first bring up the thread with its fonts.
  for (const address of addresses.splice(0, warmUp)) await read(address, 'png');
  const png = percentiles(
    await bestOfRounds(1, addresses.slice(0, timed), (address) => read(address, 'png')),
  );
  const others = addresses.slice(timed, timed + counted);
  const cpu = percentiles(await cpuOfEach(others, (address) => read(address, 'png')));
  const svg = percentiles(await bestOfRounds(1, others, (address) => read(address, 'svg')));
  report(
    'pictures',
    [
      { what: 'PNG, ms', ...png },
      { what: 'PNG, CPU, ms', ...cpu },
      { what: 'SVG, ms', ...svg },
    ],
    [{ name: 'p95 of a PNG, ms', value: png.p95, atMost: 60, missedBy: 2 }],
  );
} finally {
  await site.close();
}

type Address = { chart: string; lang: string };

/** A chart of each index that has it, of each kind and in each language in turn. */
async function listAddresses(): Promise<Address[]> {
  const answer = await fetch(`${site.url}/data/indexes.json`);
  const indexes = (await answer.json()) as { fundId: string }[];
  const found: Address[] = [];
  for (const [at, { fundId }] of indexes.entries()) {
    const chart = `/charts/indexes/${encodeURIComponent(fundId)}/${charts[at % charts.length]}`;
    const lang = languages[Math.floor(at / charts.length) % languages.length]!;
    const { ok } = await fetch(`${site.url}${chart}.svg?lang=${lang}`, { method: 'HEAD' });
    if (ok) found.push({ chart, lang });
  }
  return found;
}

async function read({ chart, lang }: Address, format: 'png' | 'svg'): Promise<void> {
  const address = `${chart}.${format}?lang=${lang}`;
  const response = await fetch(`${site.url}${address}`);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.arrayBuffer();
}
