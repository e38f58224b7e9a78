import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import type { Stored } from '../source.ts';

/** The ISO date of the shown release: anything later is to come, and anything before is over, whatever today is. */
export const dayOfRelease = oncePerRelease(async ({ snapshot, db }: Stored): Promise<string> => {
  const { published } = await getRelease(db, snapshot.release);
  return published.slice(0, 10);
});
