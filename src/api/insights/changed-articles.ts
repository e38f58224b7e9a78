import type { RowChange } from '#src/contract/api/row-changes.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { defaultLanguage, type Language } from '#src/domain/language.ts';
import { listAllItems } from '#src/store/items/items.ts';
import { listChangedItems } from '#src/store/items/changed-items.ts';
import { listChangedIndexes } from '#src/store/levels/changed-indexes.ts';
import { releaseAt } from '../changed-since.ts';
import type { Stored } from '../source.ts';
import { drawnOf } from './article-pictures.ts';

/**
 * How the articles listed in a language changed since a release or a moment; null where the query does not ask for
 * changes.
 * @throws NotFoundError when there is no such release, GoneError when its content was pruned
 */
export async function articlesSince(since: string | undefined, lang: Language, source: Stored) {
  if (since === undefined) return null;
  const { db, snapshot } = source;
  const { articles } = snapshot.catalogue;
  const after = await releaseAt(since, source);
  const span = { after, release: snapshot.release };
  const items = await listChangedItems(db, 'article', span);
  const [texts] = await listChangedItems(db, 'insights', span);
  const now = new Map<string, Language[]>();
  for (let row = 0; row < articles.size; row += 1) {
    const { articleId, language } = articles.row(row);
    now.set(articleId, [...(now.get(articleId) ?? []), language]);
  }
  const then = editionsThen(now, items);
  const own = items.map(({ key }) => idOf(key));
  const ids = new Set([...own, ...(texts ? now.keys() : await drawnAnew(after, source))]);
  const isListed = (editions: readonly Language[] = []) =>
    editions.includes(lang) || editions.includes(defaultLanguage);
  return {
    among: [...ids].flatMap((id) => articles.findAll('articleId', id)),
    of: (id: string): { change: RowChange } => ({
      change: isListed(then.get(id)) ? 'changed' : 'added',
    }),
    fields: {
      withdrawn: [...ids].filter((id) => isListed(then.get(id)) && !isListed(now.get(id))),
    },
  };
}

const idOf = (key: string) => key.slice(0, key.lastIndexOf('/'));

/** The languages of each article before these changes. */
function editionsThen(
  now: ReadonlyMap<string, Language[]>,
  items: Awaited<ReturnType<typeof listChangedItems>>,
): Map<string, Language[]> {
  const then = new Map(now);
  for (const { key, wasThere } of items) {
    const id = idOf(key);
    const language = key.slice(id.length + 1) as Language;
    const others = (then.get(id) ?? []).filter((one) => one !== language);
    then.set(id, wasThere ? [...others, language] : others);
  }
  return then;
}

/** Articles whose picture shows an index or levels that changed. */
async function drawnAnew(after: number, { db, snapshot }: Stored): Promise<string[]> {
  const { release } = snapshot;
  const items = await listChangedItems(db, 'index', { after, release });
  const since = new Map(items.map(({ key }) => [key, dayOfIso('0001-01-01')!]));
  for (const { fundId, first } of await listChangedIndexes(db, after, release)) {
    if (!since.has(fundId)) since.set(fundId, first);
  }
  const all = await listAllItems(db, release, 'article');
  return all
    .filter((article) => {
      const { indexes, to } = drawnOf(article);
      return indexes.some((fundId) => (since.get(fundId) ?? Infinity) <= to);
    })
    .map(({ articleId }) => articleId);
}
