import { api, withQuery, type QueryValue } from '../urls.ts';

type FamilyValues = Readonly<Record<string, number | readonly string[]>>;

/** What a call is asked: values by the names of its parameters, and those of a family together by theirs. */
export type CallValues = Record<string, QueryValue | FamilyValues>;

/**
 * Address of a call of the API: values that its path names (`/docs/{a}/{b}`) stand there, the others become
 * the query.
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
