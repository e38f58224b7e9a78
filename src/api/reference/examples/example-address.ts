import type { Endpoint } from '#src/contract/api/endpoints/endpoint.ts';
import { callAddress } from '#src/urls/call-address.ts';
import type { ExampleIds } from './example-ids.ts';

type Call = Pick<Endpoint, 'path' | 'example'>;

/** An example address; null where the release lacks an identifier for it. */
export function exampleAddress(call: Call, ids: ExampleIds): string | null {
  const query = exampleQuery(call, ids);
  return query && callAddress(call.path, query);
}

/**
 * The query of the example: placeholders in braces become values of the release; null where it has none of a kind
 * that the example needs.
 */
export function exampleQuery({ example }: Call, ids: ExampleIds): Record<string, string[]> | null {
  const known: Readonly<Record<string, string>> = ids;
  const needed = example.replace(/(?:^|&)\w+=\{(\w+)\?\}/g, (parameter, id: string) =>
    known[id] ? parameter.replace('?', '') : '',
  );
  const named = Array.from(needed.matchAll(/\{(\w+)\}/g), ([, id = '']) => known[id]);
  if (named.includes('')) return null;
  const filled = needed.replace(/\{(\w+)\}/g, (placeholder, id: string) =>
    id in ids ? encodeURIComponent(known[id]!) : placeholder,
  );
  const search = new URLSearchParams(filled);
  const names = [...new Set(search.keys())];
  return Object.fromEntries(names.map((name) => [name, search.getAll(name)]));
}
