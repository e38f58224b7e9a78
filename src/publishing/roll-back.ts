import { rollbackPart, type ReleasePart } from '#src/store/releases/rollback-part.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import type { Release } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { actOf } from './acting.ts';
import { requireRole, type Person } from './drafts/person.ts';

type Wanted = {
  release: number;
  /** The whole content by default. */
  part?: ReleasePart | undefined;
  fundId?: string | undefined;
  /** Shown to visitors with what is taken back. */
  reason: string;
};

/**
 * Publishes the content of an earlier release again, or one part of it; null where that is public already.
 * @throws InvalidInputError for a person who may not
 */
export async function rollBack(
  store: Store,
  person: Person,
  { release, part, fundId, reason }: Wanted,
): Promise<Release | null> {
  requireRole(person, 'operator', 'roll back');
  const restores = { release, part, index: fundId };
  const act = { ...actOf('rollback', person.actor, reason), restores };
  return part === undefined
    ? rollbackTo(store, release, reason, act)
    : rollbackPart(store, { release, part, fundId, reason }, act);
}
