import type * as z from 'zod';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { readSearchParams } from '#src/domain/search-params.ts';

/** The call that each component asks. */
const callOf = {
  'Index Screener': 'portfolioReturns',
  'Documents Table': 'documents',
  'Structured Products': 'structuredProducts',
} as const;

/**
 * What is wrong with the parameters of a component, as the API that it asks would tell; null when nothing
 * is. A page cannot be published that would show a refusal.
 */
export function searchParamsProblem(name: keyof typeof callOf, text: string): string | null {
  const shape: Record<string, z.ZodType> = endpoints[callOf[name]].query.shape;
  for (const [key, values] of Object.entries(readSearchParams(text))) {
    if (!Object.hasOwn(shape, key)) return `one of ${Object.keys(shape).join(', ')}: ${key}`;
    const [first] = values;
    const candidates = [values, first, Number(first)];
    if (!candidates.some((value) => shape[key]?.safeParse(value).success)) {
      return `a value that ${key} can have: ${values.join(', ')}`;
    }
  }
  return null;
}
