import type { Range } from '#src/catalogue/engine/screen/ranges.ts';
import type { ParsedQuery } from '#src/contract/api/endpoints/endpoints.ts';
import { assetTypesOf } from '#src/contract/provider/own/own-asset-types.ts';
import { allAssetTypes, assetTypeNames, assetTypeOfSegment } from '#src/domain/asset-type.ts';
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
 * The part of a query that narrows a list of indexes, as the catalogue asks for it.
 * @throws InvalidInputError for a family, region or currency that none of the indexes has, and for an asset type and bounds of a
 * figure that neither the software nor the provider declares
 */
export async function toIndexQuery(narrowing: Narrowing, source: Stored) {
  const { filterPattern, ranges, includeMissing, variants, first: _, ...filters } = narrowing;
  const { indexes } = source.snapshot.catalogue;
  // Without the filter nothing but what is in memory is asked.
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
    filters: { ...filters, assetType: toAssetTypes(filters.assetType, known) },
  };
}

/** The asset types behind the names of a query; undefined where one of them lifts the restriction. */
function toAssetTypes(names: Narrowing['assetType'], known: string[]): string[] | undefined {
  const types = names?.flatMap((name) => assetTypeOfSegment(name, known) ?? []);
  return types?.includes(allAssetTypes) ? undefined : types;
}

/** Bounds by the tags of their figures. */
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

/** What a page shows of a list of which only the first rows are wanted. */
export function firstRows<Found extends { rows: number[]; total: number }>(
  found: Found,
  first: number | undefined,
  { page, size }: { page: number; size: number },
): Found {
  if (first === undefined) return found;
  const rows = found.rows.slice(0, Math.max(0, first - (page - 1) * size));
  return { ...found, rows, total: Math.min(first, found.total) };
}
