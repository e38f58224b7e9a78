import type { RelatedIndexes } from '#src/contract/api/indexes/related-indexes.ts';
import type { ListedIndex } from '#src/catalogue/lists/index-list.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { overlapInTime } from '#src/domain/comparison/overlap-in-time.ts';
import { getItem } from '#src/store/items/items.ts';
import { mayBeMixed } from '../mixes/read-mixed.ts';
import { siteTexts } from '../site/site-texts.ts';
import { findName, resolveIndex } from './resolve-index.ts';
import type { Resource } from '../source.ts';

type Relation = RelatedIndexes['relatedIndexes'][number]['relation'];

type Related = Omit<RelatedIndexes['relatedIndexes'][number], 'canBlend'>;

const most = 8;
/** Most rows that are examined for each relation; larger families are represented by their first. */
const mostLookedAt = 200;

/**
 * Indexes that a reader may want next: the benchmark, then the family, then the same asset class and region. Each other
 * portfolio appears once, in the variant closest to this index. Variants of the index have their own call; ended
 * indexes are left out.
 */
export const relatedIndexes: Resource<'relatedIndexes'> = async ({ portfolioId }, source) => {
  const { db } = source;
  // Likeness is measured on the published names, whatever the language of the request.
  const snapshot = source.snapshot.asPublished ?? source.snapshot;
  const index = resolveIndex(snapshot, portfolioId);
  const fundId = index.fundId ?? portfolioId;
  const [own, { site }] = await Promise.all([
    getItem(db, snapshot.release, 'index', fundId),
    siteTexts(source),
  ]);
  const seen = new Set([portfolioOf(index)]);
  const related: Related[] = [];
  const overlapping = new Set<string>();
  for (const [relation, row] of candidates(snapshot, index, own.benchmarkFundId)) {
    if (related.length === most) break;
    if (seen.has(portfolioOf(row))) continue;
    seen.add(portfolioOf(row));
    if (overlapInTime(index, row)) overlapping.add(row.fundId ?? '');
    related.push(toRelated(relation, row, findName(source.snapshot, row.fundId)));
  }
  const canBlend = async (row: Related) =>
    site.blends &&
    overlapping.has(row.fundId) &&
    row.currency === own.currency &&
    mayBeMixed(own) &&
    mayBeMixed(await getItem(db, snapshot.release, 'index', row.fundId));
  return {
    portfolioId: fundId,
    relatedIndexes: await Promise.all(
      related.map(async (row) => ({ ...row, canBlend: await canBlend(row) })),
    ),
  };
};

function* candidates(
  snapshot: Snapshot,
  index: ListedIndex,
  benchmarkFundId: string | null,
): Generator<[Relation, ListedIndex]> {
  const { indexes } = snapshot.catalogue;
  const benchmark = benchmarkFundId === null ? null : indexes.find('fundId', benchmarkFundId);
  if (benchmark !== null) yield ['benchmark', indexes.row(benchmark)];
  const { family, assetType, region } = index;
  if (family) yield* listed(snapshot, index, 'family', { family: [family] });
  if (assetType) {
    const filters = { assetType: [assetType], ...(region ? { region: [region] } : {}) };
    yield* listed(snapshot, index, 'asset-class', filters);
  }
}

type Filters = { family?: string[]; assetType?: string[]; region?: string[] };

function* listed(
  { catalogue: { indexes } }: Snapshot,
  index: ListedIndex,
  relation: Relation,
  filters: Filters,
): Generator<[Relation, ListedIndex]> {
  const { rows } = indexes.screen({
    filters: { ...filters, status: ['live'] },
    page: 1,
    size: mostLookedAt,
  });
  // A stable sort keeps equally close rows in the order of their names.
  const found = rows.map((at) => {
    const row = indexes.row(at);
    return { row, likeness: likenessOf(index, row) };
  });
  for (const { row } of found.toSorted((a, b) => b.likeness - a.likeness)) yield [relation, row];
}

/** How close an index is: common words of the names count most, then the region, then the same variant. */
function likenessOf(index: ListedIndex, row: ListedIndex): number {
  const isSameCurrency = row.currency === index.currency && row.hedgedTo === index.hedgedTo;
  return (
    3 * sharedWords(index.name ?? '', row.name ?? '') +
    Number(row.region === index.region) +
    Number(isSameCurrency) +
    Number(row.returnType === index.returnType) / 2
  );
}

/** Words in both names, as a fraction of all their words. */
function sharedWords(name: string, other: string): number {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const [one, two] = [wordsOf(name), wordsOf(other)];
  const shared = [...one].filter((word) => two.has(word)).length;
  return shared / Math.max(1, one.size + two.size - shared);
}

function portfolioOf({ fundId, variantGroup }: ListedIndex): string {
  return variantGroup ?? fundId ?? '';
}

function toRelated(relation: Relation, row: ListedIndex, name: string | null): Related {
  const fundId = row.fundId ?? '';
  return {
    secId: row.secId ?? fundId,
    fundId,
    portfolioName: name ?? '',
    relation,
    currency: row.currency,
    returnType: row.returnType,
    hedgedTo: row.hedgedTo,
    hasReturns: row.hasReturns === 'yes',
    asOfLevel: row.lastLevel,
    asOfDate: row.lastDate,
  };
}
