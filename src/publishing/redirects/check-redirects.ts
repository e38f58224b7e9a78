import { redirect } from '#src/contract/provider/site.ts';
import type { CheckContext } from '../check-context.ts';
import { cellPosition } from '../reading/split-rows.ts';
import type { Field } from '../tables/field.ts';
import { readRecords, type RecordRow } from '../tables/read-records.ts';

export const redirectFields: readonly Field[] = [
  { column: 'from', path: 'from', type: 'text', required: true },
  { column: 'to', path: 'to', type: 'text', required: true },
];

/** Reads the old addresses: each leads somewhere once, and none in a circle. */
export async function checkRedirects(context: CheckContext): Promise<void> {
  const targets = new Map<string, { to: string; at: RecordRow }>();
  for (const file of context.listFiles('redirects')) {
    await readRecords(file, redirectFields, redirect, context, (record, at) => {
      const before = targets.get(record.from);
      if (before) {
        const expected = `an address once (also in ${before.at.file}:${before.at.row.line})`;
        return [{ cell: at.cellOf('from'), expected, found: record.from }];
      }
      targets.set(record.from, { to: record.to, at });
      context.put('redirect', record.from, record);
      return undefined;
    });
  }
  for (const [from, { to, at }] of targets) {
    if (!returnsTo(from, targets)) continue;
    const position = cellPosition(at.row, at.cellOf('to') ?? 0, at.delimiter);
    const expected = 'an address that does not lead back here';
    context.faults.add({ file: at.file, ...position, expected, found: to });
  }
}

function returnsTo(from: string, targets: ReadonlyMap<string, { to: string }>): boolean {
  const seen = new Set<string>();
  let at = targets.get(from)?.to;
  while (at !== undefined && !seen.has(at)) {
    if (at === from) return true;
    seen.add(at);
    at = targets.get(at)?.to;
  }
  return false;
}
