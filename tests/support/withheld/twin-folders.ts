import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import { thinned } from '#src/domain/levels/weekly-levels.ts';
import { site as smallestSite, type FolderFiles } from '../../publishing/provider-folder.ts';

/**
 * The same provider in two worlds, which differ only in data that is withheld in the last release. If any answer
 * differs between the two, it reveals withheld data.
 */
export type World = 'one' | 'other';

/** The releases: the first has all data, the second later levels and corrections, the third more withheld data. */
export const releases = [1, 2, 3] as const;
export type Release = (typeof releases)[number];

/** Indexes with withheld data, in all releases or only in the last. */
export const withheld = ['SECRET', 'CLOSING', 'CUT', 'CUTTING', 'RATE', 'TOP'] as const;
/** Indexes that are measured against one of them. */
export const measuredAgainst = ['AGAINST', 'BEYOND'] as const;
const ids = ['ONE', 'TWO', ...withheld, ...measuredAgainst];

export const cutFrom = '2020-01-02';
const [firstDay, lastDay] = [dayOfIso('2014-12-31')!, dayOfIso('2026-10-30')!];
/** The last days of levels. They are month-ends, so that periods start at month-ends, where the levels of both worlds agree. */
const lastDays: Record<Release, Day> = { 1: dayOfIso('2026-09-30')!, 2: lastDay, 3: lastDay };
/** Days that the second release corrects: one whose level is withheld later, and one whose level may not be downloaded. */
export const corrected = { early: '2018-05-16', late: '2026-04-16' } as const;

const days = Array.from({ length: lastDay - firstDay + 1 }, (_, at) => firstDay + at).filter(
  (day) => weekday(day) < 5,
);

/** The weekday of a day; 0 is a Monday. 1970-01-01 was a Thursday. */
function weekday(day: Day): number {
  return (day + 3) % 7;
}

const isMonthEnd = (at: number) =>
  isoOfDay(days[at]!).slice(0, 7) !== isoOfDay(days[at + 1] ?? lastDay + 7).slice(0, 7);

/** A pseudo-random number from 0 to 1, determined by the seed. */
function chance(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
}

/**
 * Levels in all digits. Those of Tuesdays, and of Fridays that end no month, lie in the middle of their neighbours: what they
 * are moved by hardly moves a figure that is measured over many days.
 */
function levelsOf(fundId: string): number[] {
  const place = ids.indexOf(fundId);
  const walk = days.map(() => 0);
  for (let at = 1; at < days.length; at += 1)
    walk[at] = walk[at - 1]! + (chance(at * 31 + place * 7907) - 0.485) * 0.02;
  const smooth = walk.map((value, at) =>
    isMoved(at) ? (walk[at - 1]! + walk[at + 1]!) / 2 : value,
  );
  return smooth.map((value) => (1000 + place * 111) * Math.exp(value));
}

function isMoved(at: number): boolean {
  const day = days[at]!;
  const isNearLast = Object.values(lastDays).some((last) => day <= last && last - day < 7);
  return at > 0 && !isNearLast && !isMonthEnd(at) && [1, 4].includes(weekday(day));
}

/** A level that may not be downloaded, in the other world: moved a little, unless that would change its shown digits. */
function moved(level: number, by = 1.00005): number {
  return thinned(level) === thinned(level * by) ? level * by : level;
}

const closed: readonly string[] = ['SECRET', 'CLOSING', 'RATE'];

function levelIn(world: World, release: Release, place: Place): number {
  const { fundId, at, level } = place;
  const day = isoOfDay(days[at]!);
  const isCut = fundId.startsWith('CUT') && day < cutFrom;
  if (!isCut && !closed.includes(fundId)) return level;
  const isCorrected = release > 1 && day === (isCut ? corrected.early : corrected.late);
  const now = isCorrected ? level * 0.999 : level;
  if (world === 'one') return now;
  return isCut ? now * (1.05 + 0.1 * chance(at)) : movedWhere(isMoved(at) || isCorrected, now);
}

const movedWhere = (is: boolean, level: number) => (is ? moved(level) : level);

type Place = { fundId: string; at: number; level: number };

function levelsFile(world: World, release: Release): string {
  const columns = ids.map((fundId) => ({ fundId, levels: levelsOf(fundId) }));
  const rows = days.flatMap((day, at) => {
    if (day > lastDays[release]) return [];
    const levels = columns.map(({ fundId, levels: all }) =>
      levelIn(world, release, { fundId, at, level: all[at]! }).toFixed(6),
    );
    return [`${isoOfDay(day)},${levels.join(',')}\n`];
  });
  return `date,${ids.join(',')}\n${rows.join('')}`;
}

/** Days on which the worlds have different levels that may not be downloaded. */
export const movedDays: readonly string[] = days.flatMap((day, at) => {
  const level = levelsOf('SECRET')[at]!;
  return isMoved(at) && moved(level) !== level ? [isoOfDay(day)] : [];
});

/** The entitlements of each index, which apply `since` a release, and its benchmark. */
const terms: Record<string, { allowed: string; since: Release; benchmark?: string }> = {
  SECRET: { allowed: 'no,,', since: 1, benchmark: 'ONE' },
  RATE: { allowed: 'no,,', since: 1 },
  CLOSING: { allowed: 'no,,', since: 3 },
  CUT: { allowed: `,${cutFrom},`, since: 1 },
  CUTTING: { allowed: `,${cutFrom},none`, since: 3, benchmark: 'ONE' },
  TOP: { allowed: ',,top10', since: 3 },
  AGAINST: { allowed: ',,', since: 1, benchmark: 'SECRET' },
  BEYOND: { allowed: ',,', since: 1, benchmark: 'CUTTING' },
};

function indexesFile(release: Release): string {
  const rows = ids.map((id) => {
    const { allowed = ',,', since = 1, benchmark = '' } = terms[id] ?? {};
    const now = release >= since ? allowed : ',,';
    return `${id},Index ${id},equity,USD,NTR,2016-06-01,${now},${benchmark}\n`;
  });
  return `fund_id,name,asset_type,currency,return_type,launch_date,downloads,history_from,constituents,benchmark_fund_id\n${rows.join('')}`;
}

/** Twenty members: the ten heaviest are the same in both worlds, the others and their weights differ. */
function membersFile(world: World): string {
  const lists = ['2026-03-20', '2026-09-18'].flatMap((date) => {
    const heavy = Array.from({ length: 10 }, (_, at) => [`Heavy ${at}`, 8] as const);
    const light = Array.from(
      { length: 10 },
      (_, at) => [`Light ${at} of ${world}`, world === 'one' ? 2 : at % 2 === 0 ? 3 : 1] as const,
    );
    const both = ['one', 'other'].flatMap((one) =>
      Array.from({ length: 10 }, (_, at) => [`Light ${at} of ${one}`, 5] as const),
    );
    const list = (fundId: string, members: (readonly [string, number])[]) =>
      members.map(
        ([member, weight], at) =>
          `${fundId},${date},${member},${weight},Sector ${at % 3},Country ${at % 4}\n`,
      );
    return [
      ...list('TOP', [...heavy, ...light]),
      ...list('CUTTING', [...light, ...heavy]),
      ...['ONE', 'AGAINST'].flatMap((fundId) => list(fundId, both)),
    ];
  });
  return `index,as_of,member,weight,sector,country\n${lists.join('')}`;
}

/** Characteristics of whole indexes, which are public whatever is withheld of their members and levels. */
const characteristics = `index,as_of,kind,name,value
${withheld.map((id, at) => `${id},2026-09-30,figure,dividendYield,${1.5 + at / 8}\n`).join('')}`;
const sustainability = `index,as_of,metric,value,coverage
${withheld.map((id, at) => `${id},2026-09-30,carbon,${90 + at},97\n`).join('')}`;
const metrics = `metric,pillar,name,definition,unit,decimals
carbon,environmental,Carbon,What it emits,t,1
`;

const article = `---
title: Of what is withheld
summary: A summary
date: 2026-09-30
type: research
assetTypes: [equity]
strategists: [ann]
indexes: [SECRET, CUTTING]
---

A paragraph.

\`\`\`chart
title: Levels
indexes: [SECRET, CUTTING, CUT, CLOSING]
from: 2018-01-02
\`\`\`
`;

const insights = `types: [{ type: research, label: { en-us: Research } }]
strategists:
  - { strategist: ann, name: { en-us: Ann }, role: { en-us: Strategist }, biography: { en-us: Writes } }
`;

const crises = [
  { id: 'hidden', from: '2018-01-23', to: '2018-12-24' },
  { id: 'moved', from: '2026-02-10', to: '2026-06-16' },
].map(
  ({ id, from, to }) => `  - { id: ${id}, name: { en-us: ${id} }, from: ${from}, to: ${to} }\n`,
);

/** The provider folder of a release. */
export function twinFolder(world: World, release: Release): FolderFiles {
  return {
    'site.yaml': `${smallestSite}blends: true\nriskFree: { USD: RATE }\ncrises:\n${crises.join('')}`,
    'indexes.csv': indexesFile(release),
    'levels/all.csv': levelsFile(world, release),
    'constituents/all.csv': membersFile(world),
    'characteristics.csv': characteristics,
    'sustainability.csv': sustainability,
    'sustainability-metrics.csv': metrics,
    'insights.yaml': insights,
    'articles/en-us/1-of-what-is-withheld.md': article,
  };
}
