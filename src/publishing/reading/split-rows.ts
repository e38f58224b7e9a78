import { UnreadableFileError, type Position } from '../faults.ts';
import { positionOf, scanCells } from './scan-cells.ts';

/** One record of a delimited file: its cells, the line on which it begins, and its text for positions. */
export type Row = {
  line: number;
  cells: string[];
  text: string;
  /** The origin of cells that were joined from another file, from a given cell on. */
  origins?: { from: number; file: string; row: Row; delimiter: string }[];
  /** Cells of joined files that have no row of this one's key: where they begin and end, the key's cell, the file. */
  unjoined?: { from: number; to: number; cell: number; file: string }[];
};

/** A longer record is a quote that was never closed. */
const longestRecord = 1_000_000;

/**
 * Splits text that arrives in chunks into rows; blank lines are skipped. Throws UnreadableFileError at a quote that is
 * never closed, or is closed in the middle of a cell.
 */
export function createRowSplitter(delimiter: string, firstLine: number) {
  let pending = '';
  let line = firstLine;

  function split(text: string, isLast: boolean): Row[] {
    const buffer = pending + text;
    const rows: Row[] = [];
    let start = 0;
    let quote = buffer.indexOf('"');
    while (start < buffer.length) {
      if (quote >= 0 && quote < start) quote = buffer.indexOf('"', start);
      const record = nextRecord(buffer, start, quote, isLast);
      if (!record) break;
      const raw = buffer.slice(start, record.end);
      if (record.cells.length > 1 || record.cells[0]?.trim()) {
        rows.push({ line, cells: record.cells, text: raw });
      }
      line += record.newlines;
      start = record.end;
    }
    pending = buffer.slice(start);
    if (pending.length > longestRecord) throw unclosed(pending, 0);
    return rows;
  }

  function nextRecord(buffer: string, start: number, quote: number, isLast: boolean) {
    const newline = buffer.indexOf('\n', start);
    if (newline < 0 && !isLast) return null;
    const stop = newline < 0 ? buffer.length : newline;
    if (quote < 0 || quote > stop) {
      const content = buffer[stop - 1] === '\r' && stop > start ? stop - 1 : stop;
      const cells = buffer.slice(start, content).split(delimiter);
      return { cells, end: newline < 0 ? stop : stop + 1, newlines: 1 };
    }
    return nextQuotedRecord(buffer, start, isLast);
  }

  function nextQuotedRecord(buffer: string, start: number, isLast: boolean) {
    const record = scanCells(buffer, start, delimiter, isLast);
    if (!('problem' in record)) {
      const newlines = countNewlines(buffer, start, record.end);
      return { cells: record.cells, end: record.end, newlines };
    }
    const at = record.at - start;
    if (record.problem === 'after-quote') throw strayText(buffer.slice(start), at, delimiter);
    if (isLast) throw unclosed(buffer.slice(start), at);
    return null;
  }

  function unclosed(text: string, at: number): UnreadableFileError {
    const where = positionOf(text, at, line);
    return new UnreadableFileError('a closing quote', 'the end of the file', where);
  }

  function strayText(text: string, at: number, separator: string): UnreadableFileError {
    const expected = `${JSON.stringify(separator)} or the end of the line after a closing quote`;
    return new UnreadableFileError(expected, text[at] ?? '', positionOf(text, at, line));
  }

  return {
    push: (text: string): Row[] => split(text, false),
    end: (): Row[] => split('', true),
    line: (): number => line,
  };
}

function countNewlines(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
    count++;
  }
  return count;
}

/** The place of a row's cell; behind the last one, where the next is missing. */
export function cellPosition(row: Row, cell: number, delimiter: string): Position {
  const record = scanCells(row.text, 0, delimiter, true);
  const starts = 'problem' in record ? [] : record.starts;
  const offset = starts[cell] ?? row.text.replace(/\r?\n$/, '').length;
  return positionOf(row.text, offset, row.line);
}
