import type { InsightsFile } from '#src/contract/provider/article.ts';
import { findItem } from '#src/store/items/items.ts';
import { heldBySnapshot } from '../held-by-snapshot.ts';

/** Types of articles and who writes them; a provider without articles has none. */
export const insightTexts = heldBySnapshot<InsightsFile>(
  async ({ snapshot: { release }, db }) =>
    (await findItem(db, release, 'insights', 'insights')) ?? { types: [], strategists: [] },
);
