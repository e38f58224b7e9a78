import { describe, expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from '../day.ts';
import type { MeasuredIndex } from '../figures/measured-index.ts';
import { figureOf } from '../register/register.ts';
import { measure } from '../register/figure.ts';
import { alignSeries } from './align-series.ts';
import { commonWindow, type CommonWindow } from './common-window.ts';
import { overlapOf } from './overlap.ts';

let seed = 11;
const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

/** A walk over weekdays, of which some are left out. */
function walk(
  from: string,
  to: string,
  left: number,
  frequency: MeasuredIndex['frequency'] = 'daily',
) {
  const days: number[] = [];
  for (let day = dayOfIso(from)!; day <= dayOfIso(to)!; day++) {
    const weekday = (day + 4) % 7;
    if (weekday !== 0 && weekday !== 6 && next() > left) days.push(day);
  }
  const isLast = (at: number) =>
    isoOfDay(days[at]!).slice(0, 7) !== isoOfDay(days[at + 1] ?? days[at]! + 40).slice(0, 7);
  const kept = frequency === 'monthly' ? days.filter((_, at) => isLast(at)) : days;
  let level = 100;
  const values = kept.map(() => (level *= 1 + (next() - 0.48) / 50));
  return {
    levels: { days: Int32Array.from(kept), values: Float64Array.from(values) },
    frequency,
    holidays: new Set<number>(),
    launch: null,
    isCut: false,
    benchmark: null,
    riskFree: null,
  } satisfies MeasuredIndex;
}

describe('days in common', () => {
  const all = [
    walk('2019-01-02', '2024-05-17', 0.05),
    walk('2019-03-04', '2024-06-28', 0.1),
    walk('2018-01-02', '2024-06-28', 0),
  ];

  test('are those on which every series has a level, by brute force', () => {
    const wanted = [...all[0]!.levels.days].filter((day) =>
      all.every(({ levels }) => levels.days.includes(day)),
    );
    const { days, positions } = alignSeries(all);
    expect([...days]).toEqual(wanted);
    all.forEach(({ levels }, i) => {
      expect(Array.from(positions[i]!, (at) => levels.days[at])).toEqual(wanted);
    });
  });

  test('are month-ends as soon as one series is monthly', () => {
    const monthly = walk('2019-01-02', '2024-04-30', 0, 'monthly');
    const { days, frequency } = alignSeries([all[0]!, monthly]);
    expect(frequency).toBe('monthly');
    const months = Array.from(days, (day) => isoOfDay(day).slice(0, 7));
    expect(new Set(months).size).toBe(months.length);
    expect([months[0], months.at(-1)]).toEqual(['2019-01', '2024-04']);
  });

  test('make the window, and a window that is asked for lies on them', () => {
    const whole = commonWindow(all, { from: null, to: null }) as CommonWindow;
    const { days } = alignSeries(all);
    expect([whole.from, whole.to]).toEqual([days[0], days.at(-1)]);
    const from = dayOfIso('2020-02-16')!;
    const part = commonWindow(all, { from, to: dayOfIso('2020-04-01') }) as CommonWindow;
    expect(part.from).toBe([...days].filter((day) => day <= from).at(-1));
    for (const { levels } of part.within) {
      expect([levels.days[0], levels.days.at(-1)]).toEqual([part.from, part.to]);
    }
    expect(commonWindow(all, { from: dayOfIso('2010-01-04'), to: null })).toBe('before-first');
    expect(commonWindow(all, { from: dayOfIso('2030-01-04'), to: null })).toBe('too-short');
    expect(
      commonWindow([all[0]!, walk('2025-01-02', '2025-12-31', 0)], { from: null, to: null }),
    ).toBe('no-common-days');
  });

  test('figures of a window are the figures of an index that has no other levels', () => {
    const { within } = commonWindow(all, {
      from: dayOfIso('2020-02-16'),
      to: dayOfIso('2023-04-03'),
    }) as CommonWindow;
    const [one] = within as [MeasuredIndex];
    const [first, last] = [one.levels.values[0]!, one.levels.values.at(-1)!];
    const years = measure(figureOf('returnSinceInception'), one).value!;
    // 14 February 2020 to 3 April 2023: three years, and 48 of 366 days.
    expect(one.levels.days.at(-1)! - one.levels.days[0]!).toBeGreaterThan(1090);
    expect(Math.sign(years)).toBe(Math.sign(last - first));
    const lowest = Math.min(
      ...Array.from(
        one.levels.values,
        (value, at) => value / Math.max(...one.levels.values.subarray(0, at + 1)) - 1,
      ),
    );
    expect(measure(figureOf('maximumDrawdownSinceInception'), one).value).toBeCloseTo(
      lowest * 100,
      9,
    );
  });
});

const member = (isin: string | null, name: string, weight: number | null) => ({
  isin,
  ticker: null,
  name,
  weight,
});

describe('members in common', () => {
  test('are told by ISIN, else by name, and weigh what both have of them', () => {
    const one = [member('A', 'Alpha', 50), member('B', 'Beta', 30), member(null, 'Gamma', 20)];
    const other = [
      member('B', 'Beta plc', 10),
      member(null, 'Gamma', 40),
      member('D', 'Delta', 50),
    ];
    // min(30, 10) + min(20, 40) = 30.
    const found = overlapOf(one, other);
    expect(found.membersInCommon).toBe(2);
    expect(found.weightInCommon).toBeCloseTo(30, 12);
    expect(found.activeShare).toBeCloseTo(70, 12);
    const back = overlapOf(other, one);
    expect(back.weightInCommon).toBeCloseTo(30, 12);
  });

  test('of a list and itself are all, also where rounding leaves it short of one hundred', () => {
    const list = [
      member('A', 'Alpha', 33.3),
      member('B', 'Beta', 33.3),
      member('C', 'Gamma', 33.3),
    ];
    const { weightInCommon, activeShare } = overlapOf(list, list);
    expect(weightInCommon).toBeCloseTo(100, 12);
    expect(activeShare).toBeCloseTo(0, 12);
  });

  test('without weights are counted only', () => {
    const list = [member('A', 'Alpha', null)];
    expect(overlapOf(list, list)).toEqual({
      membersInCommon: 1,
      weightInCommon: null,
      activeShare: null,
    });
  });
});
