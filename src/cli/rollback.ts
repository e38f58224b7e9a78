import { InvalidInputError } from '#src/domain/errors.ts';
import { levelsText } from '#src/store/audit/audit.ts';
import { countWithdrawn } from '#src/store/levels/corrections.ts';
import { compareRollback } from '#src/publishing/compare-rollback.ts';
import { rollBack } from '#src/publishing/roll-back.ts';
import type { ReleasePart } from '#src/store/releases/rollback-part.ts';
import { printDifference, type DifferenceOptions } from './print-difference.ts';
import { printResult } from './print-result.ts';
import { withPerson } from './newsroom/with-person.ts';
import { withStore } from './with-store.ts';

type RollbackOptions = DifferenceOptions & {
  reason?: string;
  only?: ReleasePart;
  index?: string;
  dryRun?: boolean;
};

/**
 * `plumbline rollback` publishes the whole content of an earlier release again, or one part of it. With `--dry-run` it
 * says what that would change, as `diff` does, and anybody may ask.
 */
export async function rollback(number: number, options: RollbackOptions): Promise<void> {
  const { reason, only: part, index: fundId, json } = options;
  if (options.dryRun) {
    requirePartOfIndex(options);
    const restored = { release: number, part, fundId };
    return printDifference(() => withStore((store) => compareRollback(store, restored)), options);
  }
  if (options.html !== undefined) {
    throw new InvalidInputError('--html goes with --dry-run: it writes what would change');
  }
  if (!reason) throw new InvalidInputError("A rollback takes a --reason '…', which visitors read");
  requirePartOfIndex(options);
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

/** @throws InvalidInputError for an index without a part that indexes have */
function requirePartOfIndex({ index, only }: RollbackOptions): void {
  if (index === undefined || only === 'levels' || only === 'constituents') return;
  throw new InvalidInputError('--index takes --only levels or --only constituents with it');
}
