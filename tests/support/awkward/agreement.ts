import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { Expected, ExpectedFigure, ExpectedIndex } from './awkward-provider.ts';

/** Descriptions of all differences between published and calculated values; empty if they agree. */
export type Differences = string[];

/**
 * Whether two values agree in ten significant digits, of which the last may differ by one. Very small values may
 * differ by 1e-10 per cent, because binary fractions hold only 16 digits of the levels that they are calculated from.
 */
export function isSame(published: number | null, calculated: string | null | undefined): boolean {
  if (published === null || calculated === null || calculated === undefined) {
    return published === null && (calculated ?? null) === null;
  }
  const wanted = Number(calculated);
  return Math.abs(published - wanted) <= Math.max(Math.abs(wanted) * 1.000_001e-9, 1e-10);
}

/** Compares one figure or the reason why it is missing and, if the answer has them, its days and marks. */
export function compareFigure(
  where: string,
  published: Partial<Omit<ExpectedFigure, 'value' | 'missing'>> & {
    value: number | null;
    missing?: string | null;
  },
  calculated: ExpectedFigure,
): Differences {
  const wrong = (what: string, one: unknown, other: unknown) =>
    `${where} ${what}: published ${JSON.stringify(one)}, calculated ${JSON.stringify(other)}`;
  const same = isSame(published.value, calculated.value);
  const dash = [published.missing, calculated.missing].map((reason) => reason ?? null);
  const facts =
    calculated.value === undefined
      ? []
      : (['from', 'to', 'observations', 'crossesLaunch'] as const);
  return [
    ...(same ? [] : [wrong('value', published.value, calculated.value)]),
    ...('missing' in published && dash[0] !== dash[1]
      ? [wrong('missing', ...(dash as [string, string]))]
      : []),
    ...facts
      .filter((key) => key in published && key in calculated && published[key] !== calculated[key])
      .map((key) => wrong(key, published[key], calculated[key])),
  ];
}

export type Calculated = Extract<ExpectedIndex, { asOf: string }>;

/** The indexes of the release that have levels. */
export const withLevels = (expected: Expected): [code: string, index: Calculated][] =>
  Object.entries(expected).filter((entry): entry is [string, Calculated] => entry[1].asOf !== null);

/** Compares `/index-details/figures` of one index. */
export function compareFigures(
  code: string,
  published: IndexFigures,
  calculated: Calculated,
): Differences {
  const { register } = calculated;
  const rows = [...published.periodReturns, ...published.risk];
  const drawdowns = published.drawdowns.map(({ depth, ...row }) => ({ ...row, value: depth }));
  const own = Object.keys(register).filter((tag) => register[tag]?.missing === 'no-returns');
  return [
    ...equal(`${code} asOf`, published.asOfDate, calculated.asOf),
    ...equal(`${code} endsMonth`, published.endsMonth, calculated.endsMonth),
    ...equal(`${code} rows without returns`, own.length > 0 ? rows : [], []),
    ...[...rows, ...drawdowns].flatMap((row) =>
      compareFigure(`${code} ${row.tag}`, row, register[row.tag] ?? {}),
    ),
    ...published.drawdowns.flatMap(({ window, depth, peak, trough, recovery }) => {
      const days = calculated.drawdowns?.[window === 'inception' ? 'SinceInception' : window];
      return depth === null ? [] : equal(`${code} fall ${window}`, [peak, trough, recovery], days);
    }),
    ...compareCalendar(code, published, calculated),
    ...compareRolling(code, published, calculated),
    ...compareRange(code, published, calculated),
  ];
}

function compareCalendar(
  code: string,
  { calendarYears }: IndexFigures,
  { calendar = [] }: Calculated,
) {
  const years = (list: readonly { year: number }[]) => list.map(({ year }) => year);
  return [
    ...equal(`${code} years`, years(calendarYears), years(calendar)),
    ...calendarYears.flatMap((row, i) => {
      const wanted = calendar[i];
      const cells = [
        [row.value, wanted?.value] as const,
        ...row.months.map((one, month) => [one, wanted?.months[month]] as const),
      ];
      return cells.flatMap(([one, other], month) =>
        isSame(one, other)
          ? []
          : [`${code} ${row.year}/${month}: published ${one}, calculated ${other}`],
      );
    }),
  ];
}

function compareRolling(
  code: string,
  { rollingReturns }: IndexFigures,
  { rolling = {} }: Calculated,
) {
  const wanted = Object.entries(rolling).flatMap(([months, one]) =>
    one === null ? [] : [{ months: Number(months), ...one }],
  );
  return [
    ...equal(
      `${code} rolling`,
      rollingReturns.map(({ months, count }) => [months, count]),
      wanted.map(({ months, count }) => [months, count]),
    ),
    ...rollingReturns.flatMap((row, i) => {
      const other = wanted[i];
      if (other === undefined) return [];
      const days = ({
        best,
        worst,
      }: {
        best: { from: string; to: string };
        worst: { from: string; to: string };
      }) => [best.from, best.to, worst.from, worst.to];
      const values: [number, string][] = [
        [row.best.value, other.best.value],
        [row.worst.value, other.worst.value],
        [row.median, other.median],
        [row.positive, other.positive],
      ];
      return [
        ...equal(`${code} rolling ${row.months} days`, days(row), days(other)),
        ...values.flatMap(([one, two]) =>
          isSame(one, two)
            ? []
            : [`${code} rolling ${row.months}: published ${one}, calculated ${two}`],
        ),
      ];
    }),
  ];
}

/** Compares the year's range. Levels that may not be downloaded have four significant digits. */
function compareRange(
  code: string,
  { range52Weeks }: IndexFigures,
  { range, isWithheld }: Calculated,
) {
  const digits = (value: number | string) =>
    isWithheld ? Number(Number(value).toPrecision(4)) : Number(value);
  const pair = (of: {
    high: { value: number | string; date: string };
    low: { value: number | string; date: string };
    since: string | null;
  }) => [of.high.value, of.high.date, of.low.value, of.low.date, of.since];
  const [high, highOn, low, ...rest] = pair(range);
  const calculated = [digits(high!), highOn, digits(low!), ...rest];
  return equal(`${code} range`, range52Weeks && pair(range52Weeks), calculated);
}

function equal(where: string, published: unknown, calculated: unknown): Differences {
  const [one, other] = [JSON.stringify(published), JSON.stringify(calculated)];
  return one === other ? [] : [`${where}: published ${one}, calculated ${other}`];
}
