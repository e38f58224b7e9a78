import { expect, test } from 'vitest';
import type { Release } from '#src/store/releases/releases.ts';
import { statePage } from './state-page.ts';

test('PB-05 the indexes of a row stand below it, where a phone has room for their names', async () => {
  const group = { frequency: 'daily', lastDate: '2026-11-20', nextDue: null } as const;
  const indexes = [{ fundId: 'AAA', portfolioName: 'Alpha & Sons' }];
  const dates = [{ ...group, lateFrom: null, numberOfIndexes: 21, indexes }];
  const { content } = statePage(null, dates, { waiting: 0, sent: 0, dead: 0 }, 0);
  expect(String(await content).replaceAll(/\s+/g, ' ')).toMatch(
    /<td colspan="6" class="below"> ?<div>Alpha &amp; Sons \(AAA\) and 20 more<\/div>/,
  );
});

test('PB-05 says what is public and by whom, and when the next levels are due', async () => {
  const nextDue = { date: '2026-11-27', by: '2026-11-30T17:30:00.000Z' };
  const lateFrom = nextDue.by;
  const indexes = [{ fundId: 'AAA', portfolioName: 'Alpha' }];
  const group = { frequency: 'weekly', lastDate: '2026-11-20', nextDue, lateFrom } as const;
  const release = { number: 8, label: 'Zinc', published: '2026-11-23T18:00:00.000Z' } as Release;
  const dates = [{ ...group, numberOfIndexes: 1, indexes }];
  const { content } = statePage(
    { release, by: 'olga' },
    dates,
    { waiting: 0, sent: 0, dead: 0 },
    0,
  );
  const page = String(await content).replaceAll(/\s+/g, ' ');
  expect(page).toMatch(/<dd>8: Zinc<\/dd>[^]*2026-11-23T18:00[^]*<dd>olga<\/dd>/);
  expect(page).toMatch(/<td data-head="Next level">[^]*2026-11-27[^]*<td data-head="Due by"><time/);
  expect(page).toContain('No level is late.');
});
