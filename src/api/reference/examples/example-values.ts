import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { ListName } from '#src/catalogue/lists/lists.ts';
import { ownFilter } from '#src/catalogue/lists/index-list.ts';
import { columnOfField } from '#src/contract/provider/own/own-fields.ts';
import { siteTexts } from '../../site/site-texts.ts';
import type { Stored } from '../../source.ts';
import type { Parameter } from '../parameters.ts';
import { exampleQuery } from './example-address.ts';
import { findExamples, type Examples } from './example-ids.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';

type Value =
  | string
  | number
  | readonly string[]
  | Readonly<Record<string, number | readonly string[]>>;
type Call = { path: string; example: string };

/** An example value of a parameter in this release; undefined where the release has none. */
export type ExampleOf = (name: string, call: Call, parameter: Parameter) => Value | undefined;

/** Filters with values of the provider's own: the list and the column of its rows. */
const filtersOf: Readonly<Partial<Record<ListName, Record<string, string>>>> = {
  indexes: { assetType: 'assetType', family: 'family', region: 'region', currency: 'currency' },
  products: {
    productType: 'productType',
    assetClass: 'assetClass',
    provider: 'provider',
    currency: 'currency',
    exchange: 'exchange',
    country: 'countries',
  },
  structuredProducts: { issuer: 'issuer', assetClass: 'assetClass', country: 'country' },
  documents: {
    category: 'category',
    subcategory: 'subcategory',
    assetClass: 'assetClasses',
    family: 'families',
    region: 'regions',
  },
  articles: {
    type: 'type',
    articleType: 'type',
    assetType: 'assetTypes',
    strategist: 'strategists',
    year: 'year',
  },
  notices: { year: 'year' },
  corrections: { year: 'year', release: 'release' },
};

const listOf: Readonly<Record<string, ListName>> = {
  productFilterOptions: 'products',
  products: 'products',
  structuredProductFilterOptions: 'structuredProducts',
  structuredProducts: 'structuredProducts',
  documents: 'documents',
  filterChoices: 'documents',
  insights: 'articles',
  insightArticles: 'articles',
  insightFilters: 'articles',
  articlesByAsset: 'articles',
  noticeFilterOptions: 'notices',
  notices: 'notices',
  ledgerFilterOptions: 'corrections',
  ledger: 'corrections',
};

/** Values by parameter name, for every call. */
const common = (ids: Examples, release: number): Readonly<Record<string, Value>> => ({
  asof: String(release),
  changedSince: String(release),
  filterPattern: ids.name,
  term: ids.name,
  index: ids.fundId,
  base: ids.fundId,
  against: ids.otherFundId,
  portfolioId: ids.fundId,
  seriesId: ids.secId,
  secId: ids.secId,
  indexFamilyId: ids.family,
  defaultIndex: ids.fundId,
  defaultFixedIncome: ids.fundId,
  recommendedFor: ids.articleId,
  review: ids.review,
  from: ids.yearBefore,
  to: ids.lastDate,
  version: ids.lastVersion,
  year: ids.lastDate === '' ? '' : [ids.lastDate.slice(0, 4)],
  release,
  sortBy: 'return1Y',
  columns: 'return1Y,volatility3Y',
  rangesOf: 'volatility3Y',
  opened: 'volatility3Y',
  ranges: { volatility3YMax: 12 },
  latest: 10,
  first: 10,
  size: 10,
});

/** Values for calls in which a name means something else. */
const own = (ids: Examples): Readonly<Record<string, Record<string, Value>>> => ({
  documentDifferences: { from: ids.firstVersion, to: ids.lastVersion },
  apiReference: { topic: 'insights' },
});

/** All example values, read once per release. */
export const exampleValues = oncePerRelease(async (source: Stored): Promise<ExampleOf> => {
  const ids = await findExamples(source);
  const { release } = source.snapshot;
  const fields = await fieldOf(source);
  const { site } = await siteTexts(source);
  const everywhere: Readonly<Record<string, Value>> = {
    ...common(ids, release),
    crisis: site.crises[0]?.id ?? '',
    ...(fields ? { fields } : {}),
  };
  const apart = own(ids);
  return (name, call, parameter) =>
    given(call, parameter, ids) ??
    (apart[name]?.[parameter.name] || undefined) ??
    wordOf(source.snapshot, listOf[name] ?? 'indexes', parameter) ??
    (declaredOf(parameter.schema) as Value | undefined) ??
    (everywhere[parameter.name] || undefined);
});

/** A field of the provider with a value that some index has. */
async function fieldOf(source: Stored): Promise<Record<string, readonly string[]> | null> {
  const { indexes } = source.snapshot.catalogue;
  for (const field of (await siteTexts(source)).site.fields) {
    const column = columnOfField(field);
    const [word] = indexes.valuesOf(ownFilter(column));
    if (word !== undefined) return { [column]: [word] };
  }
  return null;
}

/** The value in the call's own example. */
function given(call: Call, { name, schema }: Parameter, ids: Examples): Value | undefined {
  const values = exampleQuery(call, ids)?.[name]?.filter(Boolean);
  const [first] = values ?? [];
  if (first === undefined) return undefined;
  if (schema.type === 'array') return values;
  return schema.type === 'integer' || isNumeric(schema) ? Number(first) : first;
}

/** A value that occurs in the release. */
function wordOf({ catalogue }: Snapshot, list: ListName, { name, schema }: Parameter) {
  const filter = filtersOf[list]?.[name];
  const word = filter && catalogue[list].valuesOf(filter as never)[0];
  if (!word) return undefined;
  if (schema.type === 'array') return [word];
  return schema.type === 'integer' ? Number(word) : word;
}

/** A value from the declaration itself. */
function declaredOf({ default: standard, enum: names, items }: Parameter['schema']): unknown {
  if (standard !== undefined) return standard;
  if (names !== undefined) return names[0];
  const one = items && typeof items === 'object' && !Array.isArray(items) ? items.enum?.[0] : null;
  return one == null ? undefined : [one];
}

const isNumeric = ({ enum: names }: Parameter['schema']) => typeof names?.[0] === 'number';
