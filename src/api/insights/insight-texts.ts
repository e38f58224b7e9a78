import type { InsightsFile } from '#src/contract/provider/article.ts';
import { findItem } from '#src/store/items/items.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import type { Stored } from '../source.ts';

/** Types of articles and who writes them; a provider without articles has none. */
export const insightTexts = oncePerRelease(
  async ({ snapshot: { release }, db }: Stored): Promise<InsightsFile> =>
    (await findItem(db, release, 'insights', 'insights')) ?? { types: [], strategists: [] },
);
