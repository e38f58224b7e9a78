import type * as z from 'zod';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { assetTypeOfSegment } from '#src/domain/asset-type.ts';
import { readSearchParams } from '#src/domain/search-params.ts';

/** The call that each component makes. */
const callOf = {
  'Index Screener': 'portfolioReturns',
  'Documents Table': 'documents',
  'Structured Products': 'structuredProducts',
} as const;

/** The filter of each by asset type, whose values depend on the release. */
const filterOf = {
  'Index Screener': 'assetType',
  'Documents Table': 'assetClass',
  'Structured Products': null,
} as const;

const namesNone = (values: readonly string[], known: readonly string[] | null): boolean =>
  known !== null && values.some((value) => assetTypeOfSegment(value, known) === null);

/**
 * The fault of a component's parameters, as the API would report it; null without one. A page that would show a refusal
 * cannot be published.
 */
export function searchParamsProblem(
  { name, searchParams }: { name: keyof typeof callOf; searchParams: string },
  assetTypes: readonly string[] | null,
): string | null {
  const shape: Record<string, z.ZodType> = endpoints[callOf[name]].query.shape;
  for (const [key, values] of Object.entries(readSearchParams(searchParams))) {
    if (!Object.hasOwn(shape, key)) return `one of ${Object.keys(shape).join(', ')}: ${key}`;
    const [first] = values;
    const candidates = [values, first, Number(first)];
    const isParsed = candidates.some((value) => shape[key]?.safeParse(value).success);
    if (!isParsed || (key === filterOf[name] && namesNone(values, assetTypes))) {
      return `a value that ${key} can have: ${values.join(', ')}`;
    }
  }
  return null;
}
