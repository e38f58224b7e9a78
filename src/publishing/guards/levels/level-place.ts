import { readFileSync } from 'node:fs';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Series } from '../../levels/check-levels.ts';
import type { LevelSeries } from '../../levels/level-series.ts';

type Place = { file: string | null; line: number | null };
type ReadFile = LevelSeries['beginsIn'];

const nowhere: Place = { file: null, line: null };

/**
 * Where the level of a day stands: its line in the file in which the series ends or begins, where that says dates as we do; else where
 * the series begins, if one file has all of it. The file is read again for it, which only a question is worth.
 */
export function placeOfLevel(series: Series, fundId: string, day: Day): Place {
  const found = series.get(fundId);
  if (found === undefined) return nowhere;
  const { begins, beginsIn, endsIn } = found;
  for (const file of new Set([endsIn, beginsIn])) {
    const line = file.path.endsWith('.gz') ? null : lineOf(series, file, fundId, isoOfDay(day));
    if (line !== null) return { file: file.path, line };
  }
  return beginsIn === endsIn ? { file: begins.file, line: begins.line } : nowhere;
}

function lineOf(series: Series, file: ReadFile, fundId: string, date: string): number | null {
  const lines = linesOf(series, file);
  const isWide = lines[0]?.includes(fundId) ?? false;
  const at = lines.findIndex((one) => one.includes(date) && (isWide || one.includes(fundId)));
  return at < 0 ? null : at + 1;
}

/** The file that was read last stays at hand with its series: their questions come one after another. */
const last = new WeakMap<Series, { file: ReadFile; lines: string[] }>();

function linesOf(series: Series, file: ReadFile): string[] {
  const kept = last.get(series);
  if (kept?.file === file) return kept.lines;
  const lines = textOf(file.readFrom ?? file.path).split('\n');
  last.set(series, { file, lines });
  return lines;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
