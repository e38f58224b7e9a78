import { expect, test } from 'vitest';
import { statePage } from './state-page.ts';

test('PB-05 the indexes of a row stand below it, where a phone has room for their names', async () => {
  const group = { frequency: 'daily', lastDate: '2026-11-20', nextDue: null } as const;
  const indexes = [{ fundId: 'AAA', portfolioName: 'Alpha & Sons' }];
  const dates = [{ ...group, lateFrom: null, numberOfIndexes: 21, indexes }];
  const { content } = statePage(dates, { waiting: 0, sent: 0, dead: 0 }, 0);
  expect(String(await content).replaceAll(/\s+/g, ' ')).toMatch(
    /<td colspan="4" class="below"> ?<div>Alpha &amp; Sons \(AAA\) and 20 more<\/div>/,
  );
});
