/**
 * Time from asking for a factsheet to its last byte, none of them made before: the data is read, the chart
 * laid out, the PDF typeset. Beside it the CPU that this takes on all threads, which a busy machine changes
 * less, and the same from memory. One reader, one after the other.
 */
import { factsheetAddress } from '#src/urls/downloads.ts';
import { startDemoSite } from './support/demo-site.ts';
import { bestOfRounds, cpuOfEach, percentiles } from './support/measure.ts';
import { report } from './support/report.ts';
import { seeded } from './support/seeded.ts';

const warmUp = 20;
const timed = 300;
const counted = 100;

const site = await startDemoSite();
try {
  const addresses = await listAddresses();
  // The first brings up the worker with its fonts.
  for (const address of addresses.splice(0, warmUp)) await read(address);
  // Each is asked for once: what has been made is answered from memory, whatever follows its address.
  const made = percentiles(await bestOfRounds(1, addresses.slice(0, timed), read));
  const cpu = percentiles(await cpuOfEach(addresses.slice(timed, timed + counted), read));
  const kept = percentiles(await bestOfRounds(3, addresses.slice(0, timed), read));
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
}

/** Both languages of indexes from all over the list. */
async function listAddresses(): Promise<string[]> {
  const fundIds: string[] = [];
  for (let page = 1; ; page++) {
    const answer = await fetch(`${site.url}/api/portfolio-returns?page=${page}&size=100`);
    const { portfolios } = (await answer.json()) as {
      portfolios: { fundId: string; asOfDate: string | null }[];
    };
    if (portfolios.length === 0) break;
    // An index without levels has no factsheet.
    fundIds.push(...portfolios.flatMap(({ fundId, asOfDate }) => (asOfDate ? [fundId] : [])));
  }
  const addresses = fundIds.flatMap((fundId) => [
    factsheetAddress(fundId, 'en-us', 1),
    factsheetAddress(fundId, 'ja-jp', 1),
  ]);
  if (addresses.length < warmUp + timed + counted) throw new Error('too few indexes');
  const random = seeded(17);
  const order = new Map(addresses.map((address) => [address, random.next()]));
  return addresses.toSorted((a, b) => order.get(a)! - order.get(b)!);
}

async function read(address: string): Promise<void> {
  const response = await fetch(`${site.url}${address}`);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.arrayBuffer();
}
