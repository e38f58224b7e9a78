import { parse } from 'csv-parse/sync';
import { dayOfIso } from '#src/domain/day.ts';

export type TextFile = { path: string; text: string };
export type Series = { days: number[]; values: number[] };

/** Rows of a CSV text by column name, read by a parser that the generator does not use. */
export function rowsOf(text: string): Record<string, string>[] {
  return parse(text, { columns: true });
}

/** Levels of every index in the files; empty cells are left out. */
export function seriesOf(files: readonly TextFile[]): Map<string, Series> {
  const all = new Map<string, Series>();
  for (const { text } of files) {
    const [header, ...lines] = text.trimEnd().split('\n');
    const ids = header!.split(',').slice(1);
    for (const id of ids) all.set(id, { days: [], values: [] });
    for (const line of lines) {
      const [date, ...cells] = line.split(',');
      const day = dayOfIso(date!)!;
      cells.forEach((cell, at) => {
        if (cell === '') return;
        const series = all.get(ids[at]!)!;
        series.days.push(day);
        series.values.push(Number(cell));
      });
    }
  }
  return all;
}

/** Value on a date. */
export function levelOn({ days, values }: Series, date: string): number {
  const at = days.indexOf(dayOfIso(date)!);
  if (at < 0) throw new Error(`No level on ${date}`);
  return values[at]!;
}

/** Standard deviation of logarithmic returns, scaled to a year, between two dates. */
export function annualVolatility(series: Series, perYear: number, from = '', to = '9999'): number {
  const first = dayOfIso(from) ?? -Infinity;
  const last = dayOfIso(to) ?? Infinity;
  const within = series.values.filter(
    (_, at) => series.days[at]! >= first && series.days[at]! <= last,
  );
  const returns = within.slice(1).map((value, at) => Math.log(value / within[at]!));
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const squares = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt((squares / (returns.length - 1)) * perYear);
}

/** Whether the last character is the check digit of ISO 6166: Luhn over the digits that letters stand for. */
export function hasValidCheckDigit(isin: string): boolean {
  let digits = '';
  for (const character of isin) {
    const code = character.charCodeAt(0);
    digits += code >= 65 ? String(code - 55) : character;
  }
  let sum = 0;
  let double = false;
  for (let at = digits.length - 1; at >= 0; at -= 1) {
    const value = Number(digits[at]) * (double ? 2 : 1);
    sum += Math.floor(value / 10) + (value % 10);
    double = !double;
  }
  return sum % 10 === 0;
}
