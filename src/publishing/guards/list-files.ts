import path from 'node:path';
import { dayOfIso } from '#src/domain/day.ts';
import type { MemberList } from '../constituents/member-lists.ts';
import type { Ask } from './questions.ts';
import { someOf } from './words.ts';

/** Asks about files of lists whose name has a date that none of the lists in them is of. */
export function askAboutListFiles(lists: readonly MemberList[], ask: Ask): void {
  const byFile = Map.groupBy(lists, ({ begins }) => begins.file);
  for (const [file, within] of byFile) {
    const named = dateIn(path.basename(file));
    const dates = new Set(within.flatMap(({ asOfDate }) => asOfDate ?? []));
    const [first] = within;
    if (named === null || first === undefined || dates.size === 0 || dates.has(named)) continue;
    const question = {
      guard: 'file-date' as const,
      file,
      line: first.begins.line,
      index: first.fundId,
      found: `the file is named after ${named}, and its lists are of ${someOf([...dates], 3)}`,
      advice: 'Look at as_of of its rows, or name the file after their day',
    };
    ask(question, { kind: 'constituents', key: first.fundId });
  }
}

/** The only date in the name of a file: `2026-09-18`, `2026_09_18` or `20260918`. */
function dateIn(name: string): string | null {
  const found = Array.from(name.matchAll(/(?<!\d)(\d{4})([-_.]?)(\d{2})\2(\d{2})(?!\d)/g));
  const dates = found
    .map(([, year, , month, day]) => `${year}-${month}-${day}`)
    .filter((iso) => /^(19|20)/.test(iso) && dayOfIso(iso) !== null);
  return dates.length === 1 ? (dates[0] ?? null) : null;
}
