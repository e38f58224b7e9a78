import { downloadCalls } from '#src/contract/api/endpoints/download-calls.ts';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { api } from '#src/urls.ts';

const inPath = /\{(\w+)\}/g;

const calls = [...Object.values(endpoints), ...Object.values(downloadCalls)].map(
  ({ path, query }) => {
    const named = new Set(Array.from(path.matchAll(inPath), ([, name]) => name));
    return {
      path: api.base + path,
      pattern:
        named.size === 0 ? null : new RegExp(`^${api.base}${path.replaceAll(inPath, '[^/]+')}$`),
      parameters: Object.keys(query.shape).filter((name) => !named.has(name)),
    };
  },
);
const byPath = new Map(calls.map(({ path, parameters }) => [path.replace(/\/$/, ''), parameters]));
const byPattern = calls.flatMap(({ pattern, parameters }) =>
  pattern ? [{ pattern, parameters }] : [],
);

/** The parameters that the call at a path reads, by the contract; it ignores all others. */
export function parametersOfCall(path: string): readonly string[] {
  const known = byPath.get(path.endsWith('/') ? path.slice(0, -1) : path);
  return known ?? byPattern.find(({ pattern }) => pattern.test(path))?.parameters ?? [];
}
