import { parse } from 'csv-parse/sync';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { levelInput } from '../../../../tests/support/level-input.ts';
import { publishMixed } from '../../../../tests/support/mixed-indexes.ts';
import { openSmallApi } from '../../../../tests/support/small-api.ts';

test('the observations of a comparison say which level was corrected, those of a blend of none', async () => {
  const site = await openSmallApi('embedded');
  onTestFinished(() => site.close());
  await publishMixed(site);
  const draft = await beginRelease(site.store, { label: '', note: '', sourceHash: 'corrected' });
  await draft.putLevels([levelInput('ONE', { [dayOfIso('2020-03-16')!]: 123 })]);
  const { number } = await draft.flip();
  await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
  const correctedIn = async (call: string) => {
    const answer = await site.api.request(call);
    expect([call, answer.status]).toEqual([call, 200]);
    const rows = parse<{ date: string; corrected: string }>(await answer.text(), { columns: true });
    expect(rows.length).toBeGreaterThan(100);
    return rows.filter(({ corrected }) => corrected === 'true').map(({ date }) => date);
  };
  const figure = 'figure=volatility';
  const compared = `/api/compare/working/observations?ids=ONE,TWO&index=ONE&${figure}`;
  expect(await correctedIn(compared)).toEqual(['2020-03-16']);
  const blended = `/api/blend/working/observations?of=ONE*60,TWO*40&rebalance=monthly&${figure}`;
  expect(await correctedIn(blended)).toEqual([]);
});
