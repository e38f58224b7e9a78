import { api, withQuery, type QueryValue } from '../urls.ts';

type FamilyValues = Readonly<Record<string, number | readonly string[]>>;

/** The parameters of a call by name; those of a parameter family are grouped under the family's name. */
export type CallValues = Record<string, QueryValue | FamilyValues>;

/**
 * The address of an API call. Parameters that its path names (`/docs/{a}/{b}`) become segments, the others the
 * query.
 */
export function callAddress(path: string, values: CallValues): string {
  const query: Record<string, QueryValue> = {};
  for (const [name, value] of Object.entries(values)) {
    if (isFamily(value)) Object.assign(query, value);
    else query[name] = value;
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = query[name];
    delete query[name];
    return encodeURIComponent(String(value ?? ''));
  });
  return withQuery(api.base + filled, query);
}

const isFamily = (value: QueryValue | FamilyValues): value is FamilyValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
