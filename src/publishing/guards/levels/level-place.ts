import { readFileSync } from 'node:fs';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Series } from '../../levels/check-levels.ts';

type Place = { file: string | null; line: number | null };

/**
 * The place of a day's level: its line where the file writes dates as we do, else the beginning of the series. The file
 * is read again, which only a question justifies.
 */
export function placeOfLevel(series: Series, fundId: string, day: Day): Place {
  const begins = series.get(fundId)?.begins;
  if (begins === undefined) return { file: null, line: null };
  const { file, line } = begins;
  return {
    file,
    line: file.endsWith('.csv') ? (lineOf(file, fundId, isoOfDay(day)) ?? line) : line,
  };
}

function lineOf(file: string, fundId: string, date: string): number | null {
  const lines = linesOf(file);
  const isWide = lines[0]?.includes(fundId) ?? false;
  const at = lines.findIndex((one) => one.includes(date) && (isWide || one.includes(fundId)));
  return at < 0 ? null : at + 1;
}

let last: { file: string; lines: string[] } = { file: '', lines: [] };

/** The last file is kept in memory: its questions come one after another. */
function linesOf(file: string): string[] {
  if (last.file !== file) last = { file, lines: textOf(file).split('\n') };
  return last.lines;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
