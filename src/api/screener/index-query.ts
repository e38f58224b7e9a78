import type { Range } from '#src/catalogue/engine/screen/ranges.ts';
import type { ParsedQuery } from '#src/contract/api/endpoints/endpoints.ts';
import { ownFilter } from '#src/catalogue/lists/index-list.ts';
import { assetTypesOf } from '#src/contract/provider/own/own-asset-types.ts';
import { columnOfField } from '#src/contract/provider/own/own-fields.ts';
import { allAssetTypes, assetTypeNames, assetTypeOfSegment } from '#src/domain/asset-type.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { boundOf } from '#src/domain/register/bounds.ts';
import { getFigure } from '../figures/listed-figures.ts';
import { declared, refuseUnknown, wordsOf } from '../known-values.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Stored } from '../source.ts';

export type Narrowing = Omit<
  ParsedQuery<'screenerFilterOptions'>,
  'version' | 'lang' | 'rangesOf' | 'opened' | 'includeMissing' | 'variants'
> & { includeMissing?: 'true' | 'false'; variants?: 'all' | 'one' };

/**
 * The filters of a list of indexes for the catalogue.
 * @throws InvalidInputError for a family, region or currency that no index has, and for an undeclared asset type or
 * figure
 */
export async function toIndexQuery(narrowing: Narrowing, source: Stored) {
  const {
    filterPattern,
    ranges,
    fields,
    includeMissing,
    variants,
    first: _,
    ...filters
  } = narrowing;
  const { indexes } = source.snapshot.catalogue;
  // Without this filter everything needed is in memory.
  const known = filters.assetType ? assetTypesOf((await siteTexts(source)).site) : [];
  refuseUnknown({
    assetType: [filters.assetType, declared(assetTypeNames(known))],
    family: [filters.family, wordsOf(indexes, 'family')],
    region: [filters.region, wordsOf(indexes, 'region')],
    currency: [filters.currency, wordsOf(indexes, 'currency')],
  });
  return {
    oncePer: variants === 'one' ? ('variantGroup' as const) : undefined,
    text: filterPattern,
    ranges: await toRanges(ranges, includeMissing === 'true', source),
    filters: {
      ...filters,
      ...(await toFields(fields, source)),
      assetType: toAssetTypes(filters.assetType, known),
    },
  };
}

/** The asset types of a query; undefined where one of the names means all. */
function toAssetTypes(names: Narrowing['assetType'], known: string[]): string[] | undefined {
  const types = names?.flatMap((name) => assetTypeOfSegment(name, known) ?? []);
  return types?.includes(allAssetTypes) ? undefined : types;
}

/** Filters by the provider's own fields, by column. */
async function toFields(
  fields: Narrowing['fields'] = {},
  source: Stored,
): Promise<Narrowing['fields']> {
  const names = Object.keys(fields);
  if (names.length === 0) return fields;
  const { site } = await siteTexts(source);
  const known = site.fields.map((one) => columnOfField(one));
  for (const name of names) {
    if (known.includes(name)) continue;
    const there = known.length === 0 ? 'none' : known.join(', ');
    throw new InvalidInputError(`${name}: no such field, there are ${there}`, [name]);
  }
  const { indexes } = source.snapshot.catalogue;
  refuseUnknown(
    Object.fromEntries(
      names.map((name) => [name, [fields[name], wordsOf(indexes, ownFilter(name))]]),
    ),
  );
  return fields;
}

/** Bounds of figures by tag. */
async function toRanges(
  bounds: Narrowing['ranges'],
  missing: boolean,
  source: Stored,
): Promise<Record<string, Range>> {
  const ranges: Record<string, Range> = {};
  for (const [name, value] of Object.entries(bounds ?? {})) {
    const bound = boundOf(name);
    if (bound === null) continue;
    const { tag, decimals } = await getFigure(bound.tag, name, source);
    ranges[tag] = { decimals, missing, ...ranges[tag], [bound.end]: value };
  }
  return ranges;
}

/** The rows of the first pages of a list. */
export function firstRows<Found extends { rows: number[]; total: number }>(
  found: Found,
  first: number | undefined,
  { page, size }: { page: number; size: number },
): Found {
  if (first === undefined) return found;
  const rows = found.rows.slice(0, Math.max(0, first - (page - 1) * size));
  return { ...found, rows, total: Math.min(first, found.total) };
}
