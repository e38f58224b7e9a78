import { expect, test } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { versionOf } from './file-version.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

test('API-07 a version that could not be read is read again, and one that was read is remembered', async () => {
  let read = 0;
  const items = () => {
    read += 1;
    if (read === 1) throw new UnavailableError('The store is away');
    return [['index', ['US500']]] as const;
  };
  const versioned = {
    declaration: { madeFrom: { items } },
    chosen: { fundIds: ['US500'] },
    request: { ids: ['US500'] },
    name: 'a file that nobody else asks for',
  } as unknown as Parameters<typeof versionOf>[1];
  const version = () => versionOf({ snapshot: site.snapshot(), db: site.store.db }, versioned);
  await expect(version()).rejects.toThrow(UnavailableError);
  const found = await version();
  expect(found).toMatch(/^[\w-]{22}$/);
  expect([await version(), read]).toEqual([found, 2]);
});
