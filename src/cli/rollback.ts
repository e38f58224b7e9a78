import { InvalidInputError } from '#src/domain/errors.ts';
import { levelsText } from '#src/store/audit/audit.ts';
import { countWithdrawn } from '#src/store/levels/corrections.ts';
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
  const { release, withdrawn } = await withPerson(async (store, person) => {
    const made = await rollBack(store, person, { release: number, part, fundId, reason });
    return { release: made, withdrawn: made ? await countWithdrawn(store.db, made.number) : 0 };
  });
  const content = part === undefined ? 'content' : [part, fundId].filter(Boolean).join(' of ');
  const line =
    release === null
      ? `Nothing has changed: what is public has the ${content} of ${number} already`
      : `Release ${release.number} is public, with the ${content} of ${number}`;
  const lost = withdrawn > 0 ? `; it withdraws ${levelsText(withdrawn)} published since` : '';
  printResult(json, { release, withdrawnLevels: withdrawn }, line + lost);
}
