import { expect, test } from 'vitest';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => void (site = smallApi));

type Change = { date: string; kind: string; names: string[]; text: string };
type Changelog = {
  changes: Change[];
  deprecations: { what: string; instead: string; since: string; until: string }[];
};

const get = async (path: string) => (await site.api.request(path)).json();

test('programs read what changed in the API, the newest first, and each name that is deprecated among it', async () => {
  const { changes, deprecations } = (await get('/api/changelog.json')) as Changelog;
  const days = changes.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(changes.every(({ text }) => text.length > 20)).toBe(true);
  expect(deprecations.length).toBeGreaterThan(0);
  for (const { what, instead, since, until } of deprecations) {
    const listed = changes.filter(({ kind, names }) => kind === 'deprecated' && names[0] === what);
    expect(listed).toEqual([expect.objectContaining({ date: since, names: [what, instead] })]);
    expect(until > since).toBe(true);
  }
  const { headers } = await site.api.request('/api/openapi.json');
  expect(headers.get('Link')).toContain('/api/changelog.json>; rel="version-history"');
});

test('calls that the changelog names as they are now are calls of the API, and parameters are theirs', async () => {
  const { changes } = (await get('/api/changelog.json')) as Changelog;
  const { paths } = (await get('/api/openapi.json')) as { paths: Record<string, unknown> };
  const named = changes
    .filter(({ kind }) => kind === 'added' || kind === 'changed')
    .flatMap(({ names }) => names.filter((name) => name.startsWith('/')));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !path.startsWith('/data/') && !(path in paths))).toEqual([]);
  const [since] = changes.filter(({ names }) => names[0] === 'changedSince');
  const taking = Object.entries(paths).filter(([, call]) =>
    JSON.stringify(call).includes('"name":"changedSince"'),
  );
  expect(taking.map(([path]) => path).toSorted()).toEqual(since!.names.slice(1).toSorted());
});
