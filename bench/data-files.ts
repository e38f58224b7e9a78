/**
 * Levels of the whole demo as Parquet, none of them made before: all in one file, and those of one year; and what visitors
 * wait for pages meanwhile, beside what they wait when none is made, in turns. Each file asks for another first day, so that
 * it is another file. Files are made by threads beside the one that serves.
 */
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { localPath, pages } from '#src/urls.ts';
import { startDemoSite } from './support/demo-site.ts';
import { bestOfRounds, median, percentiles } from './support/measure.ts';
import { report, type Goal } from './support/report.ts';

const rounds = 4;
const pagesARound = 150;
const first = dayOfIso('1980-01-01')!;
const firstYear = 2012;
let filesAsked = 0;
let yearsAsked = 0;

const site = await startDemoSite();
try {
  const addresses = await listAddresses();
  for (const address of addresses.slice(0, 30)) await read(address);
  await makeFile();
  const [file, year] = [await timesOf(5, makeFile), await timesOf(5, makeYear)];
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const asked = addresses.splice(0, pagesARound);
    const half = asked.length / 2;
    alone.push(...(await bestOfRounds(1, asked.slice(0, half), read)));
    beside.push(...(await whileFilesAreMade(() => bestOfRounds(1, asked.slice(half), read))));
  }
  const [quiet, busy] = [percentiles(alone), percentiles(beside)];
  const goals: Goal[] = [
    { name: 'all levels of the demo, s', value: median(file) / 1000, atMost: 3, missedBy: 2 },
    {
      name: 'p99 of a page beside it, times alone',
      value: busy.p99 / quiet.p99,
      atMost: 1.2,
      missedBy: 2,
    },
  ];
  report(
    'data-files',
    [
      { what: 'all levels, ms', ...percentiles(file) },
      { what: 'levels of a year, ms', ...percentiles(year) },
      { what: 'page, alone, ms', ...quiet },
      { what: 'page, while files are made, ms', ...busy },
    ],
    goals,
  );
} finally {
  await site.close();
}

/** The page of every index in both languages: none is asked for twice. */
async function listAddresses(): Promise<string[]> {
  const answer = await fetch(`${site.url}/data/indexes.json`);
  const indexes = (await answer.json()) as { fundId: string }[];
  return indexes.flatMap(({ fundId }) => [
    pages.indexDetails(fundId),
    localPath('ja-jp', pages.indexDetails(fundId)),
  ]);
}

function makeFile(): Promise<void> {
  return read(`/data/levels.parquet?from=${isoOfDay(first + filesAsked++)}`);
}

/** The file of a year is the same whatever is asked: each time that of another. */
function makeYear(): Promise<void> {
  return read(`/data/levels/${firstYear + yearsAsked++}.parquet`);
}

async function timesOf(times: number, make: () => Promise<void>): Promise<number[]> {
  return bestOfRounds(1, Array.from({ length: times }), make);
}

/** One file after the other for as long as the work goes on. */
async function whileFilesAreMade<Found>(work: () => Promise<Found>): Promise<Found> {
  const over = new AbortController();
  const making = (async () => {
    while (!over.signal.aborted) await makeFile();
  })();
  const found = await work();
  over.abort();
  await making;
  return found;
}

async function read(address: string): Promise<void> {
  const response = await fetch(`${site.url}${address}`);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.arrayBuffer();
}
