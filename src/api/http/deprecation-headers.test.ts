import { expect, test } from 'vitest';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { deprecatedSorts } from '#src/contract/api/deprecations.ts';
import { formerNames } from '#src/domain/figures/former-names.ts';
import { examplesOfReference } from '../../../tests/support/reference-examples.ts';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => void (site = smallApi));

const rows = '/api/portfolio-returns';

test.each(Object.entries(formerNames))(
  'to sort by %s under its former name says since when that is deprecated, until when it works, and where that is told',
  async (tag, former) => {
    const today = await site.api.request(`${rows}?sortBy=${tag}`);
    const before = await site.api.request(`${rows}?sortBy=${former}`);
    expect(before.headers.get('Deprecation')).toBe(
      `@${Date.parse(`${deprecatedSorts.since}T00:00Z`) / 1000}`,
    );
    const sunset = new Date(before.headers.get('Sunset')!).toISOString();
    expect(sunset.slice(0, 10)).toBe(deprecatedSorts.until);
    expect(before.headers.get('Link')).toContain(
      '</api#deprecations>; rel="deprecation"; type="text/html"',
    );
    expect(before.headers.get('Link')).toContain('rel="first"');
    expect(today.headers.has('Deprecation') || today.headers.has('Sunset')).toBe(false);
    expect(await before.text()).toBe(await today.text());
  },
);

test('a file is told of too, and what is refused has no end', async () => {
  const file = await site.api.request(`${rows}/download?sortBy=oneYear&format=csv`);
  expect([file.status, file.headers.has('Deprecation')]).toEqual([200, true]);
  const refused = await site.api.request('/api/documents?sortBy=oneYear');
  expect([refused.status, refused.headers.has('Deprecation')]).toEqual([400, false]);
});

test('what is deprecated works for twelve months at least', () => {
  const { since, until } = deprecatedSorts;
  expect(Date.parse(until)).toBeGreaterThanOrEqual(Date.parse(since) + 365 * 86_400_000);
});

test('API-02 every call of the contract that has pages names them', async () => {
  const examples = await examplesOfReference(site.api);
  const paged = Object.values(endpoints).filter(({ query }) => 'page' in query.shape);
  expect(paged.length).toBeGreaterThan(10);
  for (const { path } of paged) {
    const bare = `/api${path}`.split('{')[0]!;
    const address = examples.find((one) => one.split('?')[0] === bare)!;
    const { headers } = await site.api.request(address);
    expect([address, headers.get('Link')]).toEqual([
      address,
      expect.stringMatching(/rel="first".*rel="last"/),
    ]);
  }
});
