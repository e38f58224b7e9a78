import { itemKinds, type ItemKind } from '#src/contract/provider/item-kinds.ts';
import { eachItem } from '#src/store/items/each-item.ts';
import { itemsOfRelease } from '#src/store/items/items.ts';
import type { Store } from '#src/store/open-store.ts';
import type { UnfinishedRelease } from '#src/store/releases/unfinished-release.ts';

/** Words and numbers that all kinds of items are made of; identifiers, days and addresses stay. */
const said = new Set(
  (
    'name title titleJa description summary plainText legalName legalDisclaimer illustrativeNotice tagline label role ' +
    'biography reason value weight'
  ).split(' '),
);

function changed(given: unknown, key = ''): unknown {
  if (Array.isArray(given)) return given.map((one) => changed(one, key));
  if (typeof given === 'object' && given !== null)
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        changed(value, said.has(key) ? key : name),
      ]),
    );
  if (typeof given === 'string' && said.has(key)) return `${given} again`;
  return typeof given === 'number' && said.has(key) ? given / 2 : given;
}

/** Puts every item of a release into the next one with other words and numbers, but for the keys that are left out. */
export async function putEverythingChanged(
  store: Store,
  draft: UnfinishedRelease,
  release: number,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<void> {
  for (const kind of Object.keys(itemKinds) as ItemKind[]) {
    const rows: { key: string; body: never }[] = [];
    for await (const { key, body } of eachItem(itemsOfRelease(store.db, release), kind)) {
      const other = itemKinds[kind].safeParse(changed(body));
      if (other.success && !leftOut.has(key)) rows.push({ key, body: other.data as never });
    }
    if (rows.length > 0) await draft.putItems(kind, rows);
  }
}
