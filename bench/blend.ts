/**
 * A blend of ten daily series over 25 years: the CPU of its levels, contributions and figures; and the time of its whole page,
 * which none of the caches holds, with the figures of its ten parts.
 */
import { usualFiguresOf, windowFiguresOf, yearsOf } from '#src/api/mixes/mixed-figures.ts';
import { blendOf } from '#src/domain/blends/blend.ts';
import { partFigure, partFigureTags } from '#src/domain/blends/contributions.ts';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { blendPage } from '#src/urls/mixes.ts';
import { startDemoSite } from './support/demo-site.ts';
import { bestOfRounds, percentiles } from './support/measure.ts';
import { report } from './support/report.ts';
import { seeded } from './support/seeded.ts';

const parts = 10;
const random = seeded(25);

const first = dayOfIso('2001-12-31')!;
const weekdays = Array.from({ length: 25 * 365 }, (_, at) => first + at).filter(
  (day) => ![0, 6].includes((day + 4) % 7),
);
const walks = Array.from({ length: parts }, () => {
  let level = 100;
  return Float64Array.from(weekdays, () => (level *= 1 + (random.next() - 0.49) / 50));
});

const site = await startDemoSite();
try {
  const cpu = percentiles(Array.from({ length: 40 }, cpuOfFigures));
  const addresses = await listAddresses();
  for (const address of addresses.splice(0, 10)) await read(address);
  const pages = percentiles(await bestOfRounds(1, addresses, read));
  report(
    'blend',
    [
      { what: 'figures, CPU', ...cpu },
      { what: 'page', ...pages },
    ],
    [
      { name: 'p50 of CPU for the figures, ms', value: cpu.p50, atMost: 30, missedBy: 2 },
      { name: 'p50 of the page, ms', value: pages.p50, atMost: 80, missedBy: 2 },
    ],
  );
} finally {
  await site.close();
}

/** Milliseconds. Series are made anew, as what was found of them before is kept with them. */
function cpuOfFigures(): number {
  const before = process.cpuUsage();
  const blend = blendOf(
    walks.map((values) => ({
      weight: 1 / parts,
      series: {
        levels: { days: Int32Array.from(weekdays), values },
        frequency: 'daily',
        holidays: new Set(),
      },
    })),
    'quarterly',
    null,
  )!;
  const launch = weekdays.at(-1)! + 1;
  const index = { ...blend.series, launch, isCut: false, benchmark: null, riskFree: null };
  usualFiguresOf(index, yearsOf([index]), { isShownOnly: false });
  windowFiguresOf(index);
  for (const tag of partFigureTags) {
    for (let at = 0; at < parts; at++) partFigure(tag, blend, at).of(index);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** One blend from many days on, so that each page is another. */
async function listAddresses(): Promise<string[]> {
  const query = 'currency=USD&frequency=daily&assetType=equity&sortBy=launchDate&size=60';
  const answer = await fetch(`${site.url}/api/portfolio-returns?${query}`);
  const { portfolios } = (await answer.json()) as { portfolios: { fundId: string }[] };
  const open: string[] = [];
  for (const { fundId } of portfolios) {
    const of = `${fundId}*50,PLUAG_TR_USD*50`;
    const { ok } = await fetch(`${site.url}/api/blend?of=${of}`);
    if (ok && open.length < parts) open.push(fundId);
  }
  const of = open.map((fundId) => `${fundId}*${100 / parts}`).join(',');
  return Array.from({ length: 50 }, (_, at) => blendPage({ of, from: isoOfDay(first + at) }));
}

async function read(address: string): Promise<void> {
  const response = await fetch(`${site.url}${address}`);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await response.arrayBuffer();
}
