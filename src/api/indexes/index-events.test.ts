import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { engines } from '../../../tests/support/stores.ts';

describe.each(engines)('on the %s store', (engine) => {
  let site: SmallApi;
  beforeAll(async () => {
    site = await openSmallApi(engine);
  });
  afterAll(() => site.close());

  test('ID-02 the events of an index come oldest first, each with what is known of it', async () => {
    const { fundId, events } = await site.ask('indexEvents', { indexId: 'US500.SEC' });
    expect(fundId).toBe('US500');
    expect(
      events.map(({ kind, date, additions, deletions }) => [kind, date, additions, deletions]),
    ).toEqual([
      ['review', '2000-12-15', null, null],
      ['launch', '2001-01-02', null, null],
      ['crisis', '2020-02-19', null, null],
      ['review', '2026-09-18', 1, 1],
      ['review', '2026-11-19', 1, 0],
    ]);
  });
});
