import { expect, test } from 'vitest';
import type { ApiClient } from '#src/client/calls/api-client.ts';
import { loadReleases } from './load-releases.ts';

test('releases that were withdrawn or whose content is kept no longer are not offered', async () => {
  const all = [
    { release: 4, withdrawn: false, pruned: null },
    { release: 3, withdrawn: true, pruned: null },
    { release: 2, withdrawn: false, pruned: null },
    { release: 1, withdrawn: false, pruned: '2026-11-20T16:00:00Z' },
  ];
  const api = { get: async () => ({ releases: all }) } as unknown as ApiClient;
  const { releases } = await loadReleases(api);
  expect(releases).toEqual([all[0], all[2]]);
});
