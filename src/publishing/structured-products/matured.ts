import { hasMatured } from '#src/domain/bonds/has-matured.ts';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import { eachBody } from '#src/store/items/each-item.ts';
import { itemsOfRelease } from '#src/store/items/items.ts';
import type { Database } from '#src/store/store.ts';
import type { CheckContext } from '../check-context.ts';
import { someOf } from '../guards/words.ts';

type Tell = CheckContext['tell'];

/** Names the structured products that have matured and whose rows stay; nothing stops for them. */
export function tellOfMatured(tell: Tell, productIds: readonly string[]): void {
  if (productIds.length === 0) return;
  tell('structured-product', `matured and still listed: ${someOf(productIds)}`);
}

/** The same where a publish changes levels alone, of the structured products that are public. */
export async function tellOfPublicMatured(
  tell: Tell,
  { db, release, today }: { db: Database; release: number; today: Day },
): Promise<void> {
  const matured: string[] = [];
  const day = isoOfDay(today);
  for await (const product of eachBody(itemsOfRelease(db, release), 'structured-product')) {
    if (hasMatured(product.maturity, day)) matured.push(product.productId);
  }
  tellOfMatured(tell, matured);
}
