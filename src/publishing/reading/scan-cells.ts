import type { Position } from '../faults.ts';

/** Cells of one record, with the offset at which each begins (its quote included). */
export type ScannedRecord = { cells: string[]; starts: number[]; end: number };

/** Why a record cannot be split: it continues beyond the text, or a quote closes in the middle of a cell. */
export type ScanProblem = { problem: 'unfinished' | 'after-quote'; at: number };

/**
 * Splits the record at `start` into cells: RFC 4180, any one-character delimiter, LF or CRLF. A quote inside a cell
 * that does not begin with one is literal.
 */
export function scanCells(
  text: string,
  start: number,
  delimiter: string,
  isLast: boolean,
): ScannedRecord | ScanProblem {
  const cells: string[] = [];
  const starts: number[] = [];
  let at = start;
  let newline = -1;
  for (;;) {
    if (newline < at) newline = indexOrEnd(text, '\n', at);
    const isQuoted = text[at] === '"';
    const cell = isQuoted ? quotedCell(text, at, isLast) : plainCell(text, at, delimiter, newline);
    if ('problem' in cell) return cell;
    cells.push(cell.value);
    starts.push(at);
    const next = text[cell.end];
    if (next === delimiter) {
      at = cell.end + 1;
      continue;
    }
    const end = endOfRecord(text, cell.end);
    return end === null ? { problem: 'after-quote', at: cell.end } : { cells, starts, end };
  }
}

type Cell = { value: string; end: number };

function quotedCell(text: string, at: number, isLast: boolean): Cell | ScanProblem {
  let close = text.indexOf('"', at + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  const needsMore = !isLast && close >= text.length - 2;
  if (close < 0 || needsMore) return { problem: 'unfinished', at };
  return { value: text.slice(at + 1, close).replaceAll('""', '"'), end: close + 1 };
}

function plainCell(text: string, at: number, delimiter: string, newline: number): Cell {
  const next = text.indexOf(delimiter, at);
  const end = next < 0 ? newline : Math.min(next, newline);
  const isCrlf = end === newline && end > at && text[end - 1] === '\r';
  return { value: text.slice(at, isCrlf ? end - 1 : end), end };
}

function indexOrEnd(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from);
  return at < 0 ? text.length : at;
}

/** Offset behind the line end at `at`; null where something else follows. */
function endOfRecord(text: string, at: number): number | null {
  if (at >= text.length) return text.length;
  if (text[at] === '\n') return at + 1;
  if (text[at] !== '\r') return null;
  if (at + 1 >= text.length) return text.length;
  return text[at + 1] === '\n' ? at + 2 : null;
}

/** Line and column of an offset in a text that begins at line `firstLine`, column 1. */
export function positionOf(text: string, offset: number, firstLine: number): Position {
  const before = text.slice(0, offset);
  const lines = before.split('\n');
  return { line: firstLine + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 };
}
