type Value = number | string | boolean | null | undefined;

/** What an answer says of the index itself, not of its figures. */
const master = new Set([
  'fundId',
  'returnType',
  'currency',
  'frequency',
  'launchDate',
  'benchmark',
  'riskFree',
  'endsMonth',
]);

/** What a figure is called, and why there is none, is said and not calculated. */
const said = new Set(['missing', 'missingMonths', 'tag', 'period']);

/** Prints each value beside the recomputed one; gives the number of those that differ. */
export function compare(code: string, published: object, recomputed: object): number {
  const figures = Object.entries(published).filter(([key]) => !master.has(key));
  const there = new Map(valuesIn(Object.fromEntries(figures)));
  const here = new Map(valuesIn(recomputed));
  const names = [...new Set([...there.keys(), ...here.keys()])];
  const differing = names.filter((name) => !isEqual(there.get(name), here.get(name)));
  console.log(lineOf('figure', 'published', 'recomputed', ''));
  for (const name of names) {
    const verdict = differing.includes(name) ? 'DIFFERS' : 'equal';
    console.log(lineOf(name, there.get(name), here.get(name), verdict));
  }
  const crossing = names.filter(
    (name) => name.endsWith('crossesLaunch') && here.get(name) === true,
  );
  console.log(`${code}: ${crossing.length} figures begin before the launch date`);
  console.log(`${code}: ${names.length} values compared, ${differing.length} differ\n`);
  return differing.length;
}

function lineOf(name: string, published: Value, recomputed: Value, verdict: string): string {
  const digits = typeof recomputed === 'number' ? Number(recomputed.toPrecision(10)) : recomputed;
  return `${name.padEnd(44)}  ${String(published).padStart(15)}  ${String(digits).padStart(15)}  ${verdict}`;
}

/** Every single value with the path to it: "risk beta 3Y value". */
function valuesIn(part: unknown, path = ''): [string, Value][] {
  if (part === null || typeof part !== 'object') return [[path, part as Value]];
  const told = Object.entries(part).filter(([key]) => !said.has(key));
  return told.flatMap(([key, inner]) => valuesIn(inner, `${path} ${nameOf(inner) ?? key}`.trim()));
}

/** Rows of a list go by what they are about, not by their place. */
function nameOf(part: unknown): string | undefined {
  if (part === null || typeof part !== 'object') return undefined;
  const row = part as Record<string, Value>;
  const months = row['count'] === undefined ? undefined : row['months'];
  const names = [
    row['figure'],
    row['window'],
    row['window'] ? undefined : row['tag'],
    row['year'],
    months,
  ];
  return names.filter((name) => name !== undefined).join(' ') || undefined;
}

/** One unit of the tenth digit, the last that the API gives: sums in another order end in another last bit. */
function isEqual(published: Value, recomputed: Value): boolean {
  if (typeof published !== 'number' || typeof recomputed !== 'number')
    return published === recomputed;
  const tenthDigit = 10 ** (Math.floor(Math.log10(Math.abs(published) || 1)) - 9);
  return Math.abs(published - recomputed) <= tenthDigit;
}
