import { commonMonths, type MonthLevels } from './month-levels.ts';
import { area, label, rule, svg } from './svg.ts';

const width = 1120;
/** Of the deepest fall; other rows are as much lower as their falls are shallower. */
const rowHeight = 84;
/** Between the deepest point of a row, with its label, and the next row. */
const gap = 28;
/** Keeps the labels of a shallow row apart. */
const labelRoom = 18;
const left = 124;
const right = 8;
const top = 12;
const bottom = 56;

/** Falls from the last peak, one row a series, all on one scale. */
export function drawdownsByRisk(series: readonly MonthLevels[]): string {
  const months = commonMonths(series);
  const falls = series.map((one) => fallsOf(months.map((month) => one.get(month)!)));
  const deepest = Math.min(...falls.flat());
  const perPoint = rowHeight / deepest;
  const x = (at: number) => left + (at / (months.length - 1)) * (width - left - right);
  const depths = falls.map((values) => Math.max(Math.min(...values) * perPoint, labelRoom));
  const baseOf = (row: number) =>
    depths.slice(0, row).reduce((sum, depth) => sum + depth + gap, top);
  const height = baseOf(series.length) - gap + bottom;
  const rows = falls.flatMap((values, row) => {
    const base = baseOf(row);
    const lowest = Math.min(...values);
    return [
      area(
        values.map((value, at): [number, number] => [x(at), base + value * perPoint]),
        base,
      ),
      rule(base, left, width - right, 'axis'),
      label(left - 8, base + 5, '0%', 'end', 'label zero'),
      label(left - 8, base + (depths[row] ?? 0) + 5, `−${Math.round(-lowest * 100)}%`, 'end'),
    ];
  });
  const years = months.flatMap((month, at) =>
    month.endsWith('-12') && Number(month.slice(0, 4)) % 5 === 4
      ? [label(x(at), height - 8, String(Number(month.slice(0, 4)) + 1), 'start')]
      : [],
  );
  return svg(width, height, [...rows, ...years]);
}

function fallsOf(levels: readonly number[]): number[] {
  let peak = 0;
  return levels.map((level) => {
    peak = Math.max(peak, level);
    return level / peak - 1;
  });
}
