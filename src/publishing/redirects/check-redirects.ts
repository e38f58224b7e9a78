import { redirect } from '#src/contract/provider/site.ts';
import { softwareAt } from '#src/urls/of-software.ts';
import type { CheckContext } from '../check-context.ts';
import { placeInRow } from '../guards/row-question.ts';
import { cellPosition } from '../reading/split-rows.ts';
import type { Field } from '../tables/field.ts';
import { readRecords, type RecordRow } from '../tables/read-records.ts';
import type { Problem } from '../tables/read-rows.ts';

export const redirectFields: readonly Field[] = [
  { column: 'from', path: 'from', type: 'text', required: true },
  { column: 'to', path: 'to', type: 'text', required: true },
];

const ofSoftware = {
  call: 'an address that is no call of the API: programs ask for it',
  file: 'an address that is no file of the software: it would never lead elsewhere',
};

type Place = ReturnType<typeof placeInRow>;

/** A redirect with the places of both addresses. */
export type PlacedRedirect = { from: string; to: string; fromPlace: Place; toPlace: Place };

type Targets = Map<string, { to: string; at: RecordRow }>;

/** Reads the redirects, and checks that each old address is unique and none leads in a circle. */
export async function checkRedirects(context: CheckContext): Promise<PlacedRedirect[]> {
  const targets: Targets = new Map();
  for (const file of context.listFiles('redirects')) {
    await readRecords(file, redirectFields, redirect, context, (record, at) => {
      const from = pathOf(record.from);
      const problem = addressProblem(record, at) ?? repeatedProblem(from, at, targets);
      if (problem) return [problem];
      targets.set(from, { to: record.to, at });
      context.put('redirect', from, { ...record, from });
      return undefined;
    });
  }
  for (const [from, { to, at }] of targets) {
    if (!returnsTo(from, targets)) continue;
    const position = cellPosition(at.row, at.cellOf('to') ?? 0, at.delimiter);
    const expected = 'an address that does not lead back here';
    context.faults.add({ file: at.file, ...position, expected, found: to });
  }
  return Array.from(targets, ([from, { to, at }]) => ({
    from,
    to,
    fromPlace: placeInRow(at, 'from'),
    toPlace: placeInRow(at, 'to'),
  }));
}

/** The path of an address as a browser asks for it: without query and hash, other scripts encoded. */
function pathOf(address: string): string {
  return new URL(address.replace(/^\/+/, '/'), 'https://site.invalid').pathname;
}

function addressProblem({ from, to }: { from: string; to: string }, at: RecordRow): Problem | null {
  const expected = oldAddressFault(from);
  if (expected !== null) return { cell: at.cellOf('from'), expected, found: from };
  // Browsers read a backslash as a slash, and a line break would end the header.
  if (/^(\/(?![/\\])|https?:\/\/[^/\\])[^\\\p{C}]*$/u.test(to)) return null;
  return { cell: at.cellOf('to'), expected: 'a path of this site, or http(s)://…', found: to };
}

/** The query of a request is kept, so that an old address is identified by its path alone. */
function oldAddressFault(from: string): string | null {
  if (/[?#]/.test(from)) return 'a path without query and hash';
  if (/[*{}]|\/[:$]/.test(from)) return 'the path of one address: it stands for no others';
  const kind = softwareAt(pathOf(from));
  return kind && ofSoftware[kind];
}

function repeatedProblem(from: string, at: RecordRow, targets: Targets): Problem | null {
  const before = targets.get(from);
  if (!before) return null;
  const expected = `an address once (also in ${before.at.file}:${before.at.row.line})`;
  return { cell: at.cellOf('from'), expected, found: from };
}

function returnsTo(from: string, targets: Targets): boolean {
  const seen = new Set<string>();
  let at = nextOf(from, targets);
  while (at !== undefined && !seen.has(at)) {
    if (at === from) return true;
    seen.add(at);
    at = nextOf(at, targets);
  }
  return false;
}

/** The next path of a redirect on this site; undefined where it ends, or leads elsewhere. */
function nextOf(path: string, targets: Targets): string | undefined {
  const to = targets.get(path)?.to;
  return to?.startsWith('/') ? pathOf(to) : undefined;
}
