import { DraftCollisionError, requireNoCollision } from '#src/store/drafts/collisions.ts';
import type { Draft } from '#src/store/drafts/drafts.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';

/** Why a draft could not become public now, because what is public has changed what it changes; null where it could. */
export async function collisionOf(store: Store, draft: Draft): Promise<string | null> {
  const current = (await findCurrentRelease(store.db))?.number ?? 0;
  try {
    await requireNoCollision(store.session, draft, current);
    return null;
  } catch (error) {
    if (error instanceof DraftCollisionError) return error.message;
    throw error;
  }
}
