import type { ReleaseTarget } from '#src/store/releases/unfinished-release.ts';
import type { Store } from '#src/store/store.ts';
import { createDifference, type Difference } from '../difference/difference.ts';
import type { Confirmed } from '../levels/withdrawals.ts';
import type { Listeners } from '../progress.ts';
import type { ReadLevelsFile } from '../reading/read-levels-file.ts';
import { writeLevels } from './write-levels.ts';

type Input = Listeners & { reason?: string | undefined; withdrawLevels?: Confirmed };

/**
 * Writes the levels of a file to a release, or to a comparison, and collects the guards' questions.
 * @throws UnconfirmedWithdrawalError when levels are taken back, and `withdrawLevels` does not confirm it
 */
export async function writeLevelsFile(
  target: ReleaseTarget,
  store: Store,
  read: ReadLevelsFile,
  input: Input,
): Promise<Difference> {
  const difference = createDifference(read.current.number);
  await writeLevels(target, store, read, { ...input, difference });
  return difference;
}
