import { InvalidInputError } from '#src/domain/errors.ts';

export type Position = { line: number; column: number };

/** A fault in the provider's files and its place. Lines and columns count from 1, in characters. */
export type Fault = Position & { file: string; expected: string; found: string };

/** A row that was left out although the release is published, and the reason. */
export type LeftOutRow = { file: string; line: number; reason: string };

export type Faults = {
  readonly total: number;
  add: (fault: Fault) => void;
  /** The first faults of each file, in the order found. */
  listed: () => Fault[];
  /** Number of faults by file, including those that are not listed. */
  countByFile: () => ReadonlyMap<string, number>;
};

export const listedFaultsPerFile = 20;
const longestQuotation = 80;

/** Collects faults in bounded memory: all are counted and passed on, the first of each file are kept. */
export function createFaults(onFault: (fault: Fault) => void = () => {}): Faults {
  const counts = new Map<string, number>();
  const kept: Fault[] = [];
  let total = 0;
  return {
    get total() {
      return total;
    },
    add(fault) {
      const shown = { ...fault, found: shorten(fault.found) };
      const count = (counts.get(fault.file) ?? 0) + 1;
      counts.set(fault.file, count);
      total++;
      if (count <= listedFaultsPerFile) kept.push(shown);
      onFault(shown);
    },
    listed: () => kept,
    countByFile: () => counts,
  };
}

function shorten(text: string): string {
  return text.length > longestQuotation ? `${text.slice(0, longestQuotation)}…` : text;
}

/** Formats a fault as `indexes.csv:3:8 expected a date, found "soon"`, which editors and terminals can follow. */
export function formatFault({ file, line, column, expected, found }: Fault): string {
  return `${file}:${line}:${column} expected ${expected}, found ${JSON.stringify(found)}`;
}

/** The folder has faults; nothing was written. */
export class FaultsError extends InvalidInputError {
  readonly faults: Faults;

  constructor(faults: Faults) {
    super(`${faults.total} fault${faults.total === 1 ? '' : 's'} in the input`);
    this.faults = faults;
  }
}

/** A file that cannot be read to its end; `addUnreadable` adds the file, and the place where it is missing. */
export class UnreadableFileError extends InvalidInputError {
  readonly position: Position | null;
  readonly expected: string;
  readonly found: string;

  constructor(expected: string, found: string, position: Position | null = null) {
    super(`expected ${expected}, found ${found}`);
    this.expected = expected;
    this.found = found;
    this.position = position;
  }
}

/** Adds the fault of a file that cannot be read. @throws any other error */
export function addUnreadable(
  faults: Pick<Faults, 'add'>,
  file: string,
  error: unknown,
  line = 1,
): void {
  if (!(error instanceof UnreadableFileError)) throw error;
  const { expected, found, position } = error;
  faults.add({ file, ...(position ?? { line, column: 1 }), expected, found });
}
