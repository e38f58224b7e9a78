import { InvalidInputError } from '#src/domain/errors.ts';
import type { ParsedQuery } from '#src/contract/api/endpoints/endpoints.ts';
import type { ListedDocument } from '#src/contract/api/documents.ts';
import { concerned } from '#src/catalogue/lists/document-list.ts';
import { concernsOfIndex, familiesOf } from './documents.ts';
import { refuseUnknown } from '../known-values.ts';
import { factsheetOf } from '../indexes/factsheet-of.ts';
import { documentTexts } from './listed-document.ts';
import { resolveFundId, resolveIndex } from '../indexes/resolve-index.ts';
import type { Resource, Source } from '../source.ts';

type Query = ParsedQuery<'relatedDocuments'>;

/** ID-03: documents that concern an index or a family; if there are none, those of the default. */
export const relatedDocuments: Resource<'relatedDocuments'> = async (query, source) => {
  const { indexId, seriesId, portfolioId, indexFamilyId } = query;
  const ids = [indexId, seriesId, portfolioId].filter((one) => one !== undefined);
  if (ids.length === 0 && indexFamilyId === undefined) {
    const names = ['indexId', 'seriesId', 'portfolioId', 'indexFamilyId'];
    throw new InvalidInputError(`one of ${names.join(', ')} must be given`, names);
  }
  checkOthers(query, source);
  const concerns = [
    ...ids.flatMap((one) => concernsOf(one, source)),
    ...(indexFamilyId === undefined ? [] : [concerned.family(indexFamilyId)]),
  ];
  const found = await documentsOn(concerns, source, query);
  const standIn = found.length > 0 ? undefined : defaultOf(query, ids[0], source);
  return {
    factsheet: factsheetOfFirst(ids[0], source, query),
    relatedDocuments: standIn
      ? await documentsOn(concernsOf(standIn, source), source, query)
      : found,
  };
};

/**
 * A wrong family would look like one without documents, and a wrong default would be found only by what has none.
 * @throws InvalidInputError for an unknown family, and NotFoundError for an unknown default
 */
function checkOthers(query: Query, { snapshot }: Source): void {
  const { indexFamilyId, defaultIndex, defaultFixedIncome } = query;
  for (const standIn of [defaultIndex, defaultFixedIncome])
    if (standIn !== undefined) resolveFundId(snapshot, standIn);
  const family = indexFamilyId === undefined ? undefined : [indexFamilyId];
  refuseUnknown({ indexFamilyId: [family, familiesOf(snapshot)] });
}

function factsheetOfFirst(id: string | undefined, { snapshot }: Source, { lang }: Query) {
  if (id === undefined) return null;
  const index = resolveIndex(snapshot, id);
  return factsheetOf(snapshot.release, index, index.lastDate, lang);
}

const concernsOf = (identifier: string, { snapshot }: Source) =>
  concernsOfIndex(resolveFundId(snapshot, identifier), snapshot);

function defaultOf(query: Query, requested: string | undefined, { snapshot }: Source) {
  const isFixedIncome =
    requested !== undefined && resolveIndex(snapshot, requested).assetType === 'fixed-income';
  return (isFixedIncome ? query.defaultFixedIncome : undefined) ?? query.defaultIndex;
}

async function documentsOn(
  concerns: readonly string[],
  source: Source,
  { lang }: Query,
): Promise<ListedDocument[]> {
  const list = source.snapshot.catalogue.documents;
  const found = list.screen({
    filters: { concerns },
    sortBy: 'date',
    sortOrder: -1,
    page: 1,
    size: Math.max(1, list.size),
  });
  const { toDocument } = await documentTexts(source, lang);
  return found.rows.map((row) => toDocument(list.row(row)));
}
