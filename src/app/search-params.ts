/** The query of a page: every value is a string, and a repeated key is a list. */
export type SearchParams = Record<string, string | string[]>;

/**
 * Reads and writes queries as plain, repeatable keys with string values. The router's default would read `500` as
 * a number, which loses filters. The query that was read last is written back unchanged, because the router would
 * rewrite `?flag` as `?flag=`.
 */
export function searchSyntax() {
  let last = { text: '', written: '' };
  return {
    parseSearch: (text: string): SearchParams => {
      const search = parseSearch(text);
      last = { text, written: stringifySearch(search) };
      return search;
    },
    stringifySearch: (search: Writables): string => {
      const written = stringifySearch(search);
      return written === last.written ? last.text : written;
    },
  };
}

function parseSearch(text: string): SearchParams {
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
type Writables = Record<string, Writable | readonly Writable[]>;

function stringifySearch(search: Writables): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) params.append(key, String(one));
    }
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}
