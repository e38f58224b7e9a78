/** Search parameters of a page: every value is a string, a repeated key is a list. */
export type SearchParams = Record<string, string | string[]>;

/**
 * Plain repeated keys with string values. The router's default reads `500` as a number and redirects to
 * its own spelling, which loses filters; here no query is ever rewritten.
 */
export function parseSearch(text: string): SearchParams {
  const search: SearchParams = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const known = Object.hasOwn(search, key) ? search[key] : undefined;
    const next = known === undefined ? value : [...[known].flat(), value];
    Object.defineProperty(search, key, {
      value: next,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return search;
}

type Writable = string | number | boolean | null | undefined;

export function stringifySearch(search: Record<string, Writable | readonly Writable[]>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) params.append(key, String(one));
    }
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}
