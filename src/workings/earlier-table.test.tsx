import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { EarlierTable } from './earlier-table.tsx';

test('an earlier value leads to its working of that release, which is named with its day', () => {
  const working = {
    page: '/indexes/details/WORLD/figures/volatility1Y',
    earlier: [
      {
        release: 7,
        published: '2026-10-30T16:00:00Z',
        date: '2026-10-29',
        shown: '12.34',
        reasons: [],
      },
    ],
  } as unknown as FigureWorking;
  const html = renderToStaticMarkup(<EarlierTable working={working} language="en-us" />);
  expect(html).toMatch(
    /href="\/indexes\/details\/WORLD\/figures\/volatility1Y\?asof=7"[^>]*>[^<]*7[^<]*30 Oct 2026/,
  );
  expect(html).toContain('29 Oct 2026');
  expect(html).toContain('12.34');
});
