import { defaultLanguage, type Language, type OtherLanguage } from '#src/domain/language.ts';
import type { IndexList } from './lists/index-list.ts';
import { otherColumn } from './lists/local-columns.ts';
import type { List } from './list.ts';
import type { Snapshot } from './snapshot.ts';

const known = new WeakMap<Snapshot, Map<OtherLanguage, Snapshot>>();

/**
 * The same release with the names of its indexes in a language, where the provider gives them. Orders and choices of
 * indexes still follow the names of the data files, unless a query asks for another order.
 */
export function inLanguage(snapshot: Snapshot, language: Language): Snapshot {
  if (language === defaultLanguage) return snapshot;
  const before = known.get(snapshot)?.get(language);
  if (before) return before;
  const { catalogue } = snapshot;
  const named: Snapshot = {
    ...snapshot,
    catalogue: { ...catalogue, indexes: namedIn(catalogue.indexes, language) },
    asPublished: snapshot,
  };
  known.set(snapshot, (known.get(snapshot) ?? new Map()).set(language, named));
  return named;
}

function namedIn(indexes: List<IndexList>, language: OtherLanguage): List<IndexList> {
  const column = otherColumn('name', language);
  const nameAt = (row: number) => indexes.value(column, row) ?? indexes.value('name', row);
  return {
    ...indexes,
    row: (row) => ({ ...indexes.row(row), name: nameAt(row) }),
    value: (name, row) => (name === 'name' ? (nameAt(row) as never) : indexes.value(name, row)),
  };
}
