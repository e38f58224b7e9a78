import { closeSync, openSync, writeSync } from 'node:fs';
import { isoOfDay } from '#src/domain/day.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import type { Listeners } from '#src/publishing/progress.ts';

type Report = Pick<Listeners, 'onFault' | 'onQuestion' | 'onLeftOut' | 'onWithdrawal'> & {
  close: () => void;
};

/** Opens the file of `--report`, which gets a line of JSON for each fault, question, row left out, and index that loses levels. */
export function openReport(file: string | undefined): Report {
  if (file === undefined) return { close: () => {} };
  const descriptor = openFile(file);
  const write = (entry: object) => void writeSync(descriptor, `${JSON.stringify(entry)}\n`);
  return {
    onFault: write,
    onQuestion: write,
    onLeftOut: ({ file: from, line, reason }) => write({ file: from, line, leftOut: reason }),
    onWithdrawal: ({ fundId, first, last, points }) =>
      write({ index: fundId, withdrawn: points, from: isoOfDay(first), to: isoOfDay(last) }),
    close: () => closeSync(descriptor),
  };
}

function openFile(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    throw new InvalidInputError(`The report cannot be written: ${String(error)}`);
  }
}
