import { InvalidInputError } from '#src/domain/errors.ts';
import { rollBack } from '#src/publishing/roll-back.ts';
import type { ReleasePart } from '#src/store/releases/rollback-part.ts';
import { printResult } from './print-result.ts';
import { withPerson } from './newsroom/with-person.ts';

type RollbackOptions = { reason?: string; only?: ReleasePart; index?: string; json?: boolean };

/** `plumbline rollback` publishes the whole content of an earlier release again, or one part of it. */
export async function rollback(number: number, options: RollbackOptions): Promise<void> {
  const { reason, only: part, index: fundId, json } = options;
  if (!reason) throw new InvalidInputError("A rollback takes a --reason '…', which visitors read");
  if (fundId !== undefined && part !== 'levels' && part !== 'constituents') {
    throw new InvalidInputError('--index takes --only levels or --only constituents with it');
  }
  const release = await withPerson((store, person) =>
    rollBack(store, person, { release: number, part, fundId, reason }),
  );
  const content = part === undefined ? 'content' : [part, fundId].filter(Boolean).join(' of ');
  const line =
    release === null
      ? `Nothing has changed: what is public has the ${content} of ${number} already`
      : `Release ${release.number} is public, with the ${content} of ${number}`;
  printResult(json, { release }, line);
}
