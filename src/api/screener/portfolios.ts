import type { IndexList } from '#src/catalogue/lists/index-list.ts';
import { columnOf } from '#src/catalogue/lists/local-columns.ts';
import type { List } from '#src/catalogue/list.ts';
import { isRowColumn } from '#src/contract/api/figures/figure-query.ts';
import { tagOfFormerName } from '#src/domain/figures/former-names.ts';
import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { indexColumns, type IndexColumn } from '#src/contract/api/query.ts';
import { defaultLanguage, type Language } from '#src/domain/language.ts';
import { changesSince } from '../changed-since.ts';
import { getFigure } from '../figures/listed-figures.ts';
import { firstRows, toIndexQuery } from './index-query.ts';
import { toPortfolio, toSuggestion } from '../indexes/listed-index.ts';
import { firstColumns } from './first-columns.ts';
import type { Resource, Stored } from '../source.ts';
import { sparkLines } from './spark-lines.ts';

const sortColumns = {
  portfolioName: 'name',
  family: 'family',
  currency: 'currency',
  launchDate: 'launchDate',
  asOfDate: 'lastDate',
  asOfLevel: 'lastLevel',
} as const satisfies Record<IndexColumn, string>;

/**
 * The order of the rows: a column, or a figure by its tag or deprecated name; by default the provider's order, and with
 * a search term by relevance.
 */
export async function sortOf(
  { sortBy, filterPattern }: { sortBy?: string | undefined; filterPattern?: string | undefined },
  source: Stored,
  lang: Language = defaultLanguage,
) {
  if (sortBy === undefined)
    return filterPattern === undefined ? { sortBy: columnOf('rank', lang) } : {};
  if (sortBy === 'portfolioName') return { sortBy: columnOf('name', lang) };
  const column = indexColumns.find((name) => name === sortBy);
  if (column) return { sortBy: sortColumns[column] };
  const { tag } = await getFigure(tagOfFormerName(sortBy), 'sortBy', source);
  return { sortByFigure: tag };
}

/** All variants of a row's index, in the list's order. */
function variantsOf(indexes: List<IndexList>, row: number): NonNullable<Portfolio['variants']> {
  const group = indexes.value('variantGroup', row);
  const rows = group === null ? [row] : indexes.findAll('variantGroup', group);
  return rows.map((one) => ({
    fundId: indexes.value('fundId', one) ?? '',
    currency: indexes.value('currency', one),
    returnType: indexes.value('returnType', one),
    hedgedTo: indexes.value('hedgedTo', one),
  }));
}

/** SC-09: the rows of the screener. */
export const portfolioReturns: Resource<'portfolioReturns'> = async (query, source) => {
  const { indexes } = source.snapshot.catalogue;
  const { page, size, sortBy: _, sortOrder, columns = [], lang, line, ...rest } = query;
  const { changedSince, ...narrowing } = rest;
  const changes = await changesSince('index', changedSince, source);
  const first = await firstColumns(source);
  const tags = [...new Set([...columns, ...(first ?? [])])].filter((name) => !isRowColumn(name));
  await Promise.all(tags.map((tag) => getFigure(tag, 'columns', source)));
  const screened = indexes.screen({
    ...(await toIndexQuery(narrowing, source)),
    ...(await sortOf(query, source, lang)),
    among: changes?.among,
    sortOrder,
    page,
    size,
  });
  const found = firstRows(screened, narrowing.first, { page, size });
  const idOf = (row: number) => indexes.value('fundId', row) ?? '';
  const lines = line === undefined ? null : await sparkLines(found.rows.map(idOf), source);
  return {
    portfolios: found.rows.map((row) => ({
      ...toPortfolio(indexes, row, tags),
      ...changes?.of(idOf(row)),
      ...(query.variants === 'one' ? { variants: variantsOf(indexes, row) } : {}),
      ...(lines ? { line: lines.get(idOf(row)) ?? null } : {}),
    })),
    numberOfPortfolios: found.total,
    matchedBySpelling: found.matchedBySpelling,
    ...changes?.fields,
  };
};

export const allPortfolios: Resource<'allPortfolios'> = async (query, source) => {
  const { indexes } = source.snapshot.catalogue;
  const { page, size, lang, changedSince, ...narrowing } = query;
  const changes = await changesSince('index', changedSince, source);
  const found = indexes.screen({
    ...(await toIndexQuery(narrowing, source)),
    among: changes?.among,
    ...(await sortOf(narrowing, source, lang)),
    page,
    size,
  });
  return {
    portfolios: found.rows.map((row) => {
      const one = toSuggestion(indexes.row(row));
      return { ...one, ...changes?.of(one.fundId) };
    }),
    numberOfPortfolios: found.total,
    matchedBySpelling: found.matchedBySpelling,
    ...changes?.fields,
  };
};
