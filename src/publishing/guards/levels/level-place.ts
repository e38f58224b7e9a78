import { readFileSync } from 'node:fs';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Series } from '../../levels/check-levels.ts';
import type { LevelSeries } from '../../levels/level-series.ts';
import { likelyDelimiter } from '../../reading/read-table.ts';
import { scanCells } from '../../reading/scan-cells.ts';
import { cellPosition } from '../../reading/split-rows.ts';
import type { Question } from '../questions.ts';

type Place = Pick<Question, 'file' | 'line' | 'column'>;
type ReadFile = LevelSeries['beginsIn'];

const nowhere: Place = { file: null, line: null };

/**
 * Where the level of a day stands: its line and column in the file in which the series ends or begins, where that says dates as we do; else where
 * the series begins, if one file has all of it. The file is read again for it, which only a question is worth.
 */
export function placeOfLevel(series: Series, fundId: string, day: Day): Place {
  const found = series.get(fundId);
  if (found === undefined) return nowhere;
  const { begins, beginsIn, endsIn } = found;
  for (const file of new Set([endsIn, beginsIn])) {
    const line = file.path.endsWith('.gz') ? null : lineOf(series, file, fundId, isoOfDay(day));
    if (line === null) continue;
    const place = { file, lines: linesOf(series, file), line };
    return { file: file.path, line, column: columnOf(found, place, fundId) };
  }
  return beginsIn === endsIn ? placeOf(begins) : nowhere;
}

const placeOf = ({ file, line, column }: LevelSeries['begins']): Place => ({ file, line, column });

function lineOf(series: Series, file: ReadFile, fundId: string, date: string): number | null {
  const lines = linesOf(series, file);
  const isWide = lines[0]?.includes(fundId) ?? false;
  const at = lines.findIndex((one) => one.includes(date) && (isWide || one.includes(fundId)));
  return at < 0 ? null : at + 1;
}

/**
 * The column of the level in a line: below the heading that names the index or its levels, else where its first level
 * stands, if that is in the same file. Undefined where neither is known.
 */
function columnOf(
  { begins, beginsIn }: LevelSeries,
  { file, lines, line }: { file: ReadFile; lines: readonly string[]; line: number },
  fundId: string,
): number | undefined {
  const delimiter = likelyDelimiter(lines.slice(0, 2).join('\n'), true);
  const headings = (lines[0] ?? '').split(delimiter).map((heading) => heading.trim());
  const [own, ofAll] = [headings.indexOf(fundId), headings.indexOf('level')];
  const first =
    file === beginsIn ? cellAt(lines[begins.line - 1] ?? '', begins.column, delimiter) : -1;
  const cell = [own, ofAll, first].find((at) => at >= 0);
  if (cell === undefined) return undefined;
  return cellPosition({ line, cells: [], text: lines[line - 1] ?? '' }, cell, delimiter).column;
}

/** Which cell of a line begins at a column; -1 where none does. */
function cellAt(line: string, column: number, delimiter: string): number {
  const record = scanCells(line, 0, delimiter, true);
  return 'problem' in record ? -1 : record.starts.indexOf(column - 1);
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
