import { closeSync, openSync, writeSync } from 'node:fs';
import { InvalidInputError } from '#src/domain/errors.ts';
import type { Listeners } from '#src/publishing/progress.ts';

type Report = Pick<Listeners, 'onFault' | 'onLeftOut'> & { close: () => void };

/** `--report FILE`: every fault and every row left out as a line of JSON; nothing without a file. */
export function openReport(file: string | undefined): Report {
  if (file === undefined) return { close: () => {} };
  const descriptor = openFile(file);
  const write = (entry: object) => void writeSync(descriptor, `${JSON.stringify(entry)}\n`);
  return {
    onFault: write,
    onLeftOut: ({ file: from, line, reason }) => write({ file: from, line, leftOut: reason }),
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
