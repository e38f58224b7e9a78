import { endpoints } from '#src/contract/api/endpoints.ts';
import { readSearchParams } from '#src/domain/search-params.ts';

/** The call that each component asks. */
const callOf = {
  'Index Screener': 'portfolioReturns',
} as const;

/**
 * What is wrong with the parameters of a component, as the API that it asks would tell; null when nothing
 * is. A page cannot be published that would show a refusal.
 */
export function searchParamsProblem(name: keyof typeof callOf, text: string): string | null {
  const { shape } = endpoints[callOf[name]].query;
  for (const [key, values] of Object.entries(readSearchParams(text))) {
    if (!Object.hasOwn(shape, key)) return `one of ${Object.keys(shape).join(', ')}: ${key}`;
    const [first] = values;
    const candidates = [values, first, Number(first)];
    const schema = shape[key as keyof typeof shape];
    if (!candidates.some((value) => schema.safeParse(value).success)) {
      return `a value that ${key} can have: ${values.join(', ')}`;
    }
  }
  return null;
}
