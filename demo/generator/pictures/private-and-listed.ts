import { commonMonths, type MonthLevels } from './month-levels.ts';
import { label, line, rule, svg } from './svg.ts';

const width = 1120;
const height = 420;
const left = 96;
const right = 8;
const top = 12;
const bottom = 52;

/** Two indexes from the same month on, rebased to 100, on a logarithmic scale. */
export function privateAndListed(appraised: MonthLevels, listed: MonthLevels): string {
  const months = commonMonths([appraised, listed]);
  const rebased = [appraised, listed].map((series) => {
    const base = series.get(months[0]!)!;
    return months.map((month) => (series.get(month)! / base) * 100);
  });
  const all = rebased.flat();
  const scale = logScale(Math.min(...all), Math.max(...all));
  const x = (at: number) => left + (at / (months.length - 1)) * (width - left - right);
  const points = rebased.map((values) =>
    values.map((value, at): [number, number] => [x(at), scale.y(value)]),
  );
  const years = months.flatMap((month, at) =>
    month.endsWith('-12') && Number(month.slice(0, 4)) % 5 === 4
      ? [label(x(at), height - 8, String(Number(month.slice(0, 4)) + 1), 'start')]
      : [],
  );
  return svg(width, height, [
    ...scale.ticks.flatMap((tick) => [
      rule(scale.y(tick), left, width - right, 'grid'),
      label(left - 8, scale.y(tick) + 5, String(tick), 'end'),
    ]),
    ...years,
    line(points[1]!, 'second'),
    line(points[0]!, 'first'),
  ]);
}

function logScale(low: number, high: number) {
  const [from, to] = [Math.log(low * 0.95), Math.log(high * 1.05)];
  const y = (value: number) =>
    top + ((to - Math.log(value)) / (to - from)) * (height - top - bottom);
  const ticks = [25, 50, 100, 200, 400, 800, 1600].filter((tick) => tick > low && tick < high);
  return { y, ticks };
}
