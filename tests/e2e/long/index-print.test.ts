import type { Language } from '#src/domain/language.ts';
import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { expectOnPaper, paper } from '../../support/paper.ts';
import { visit } from '../../support/visits.ts';

const { full, bare, governmentBond, old, many, young, measure, announced } = demoIndexes;

type Kind = readonly [kind: string, index: { fundId: string }, ...Record<Language, string>[]];

/** What has to be read on paper, by language; figures are those of the demo's last day. */
const kinds: readonly Kind[] = [
  [
    'with everything',
    full,
    { 'en-us': 'Level', 'ja-jp': '指数値' },
    { 'en-us': 'Returns', 'ja-jp': 'リターン' },
    { 'en-us': 'Sharpe ratio', 'ja-jp': 'シャープレシオ' },
    { 'en-us': 'Constituents', 'ja-jp': '構成銘柄' },
    { 'en-us': 'Important information', 'ja-jp': '重要事項' },
  ],
  [
    'with nothing but a name',
    bare,
    { 'en-us': 'Data Not Available', 'ja-jp': 'データがありません' },
    { 'en-us': 'Important information', 'ja-jp': '重要事項' },
  ],
  [
    'of bonds',
    governmentBond,
    { 'en-us': 'Modified duration', 'ja-jp': '修正デュレーション' },
    { 'en-us': 'Yield to worst', 'ja-jp': '最低利回り' },
    { 'en-us': 'Credit rating', 'ja-jp': '信用格付け' },
  ],
  // Also the years that are closed on the screen.
  ['with 150 years of levels', old, same('9,107.72'), same('1929'), same('1872')],
  ['of 3,000 constituents', many, { 'en-us': '3,000 constituents', 'ja-jp': '3,000銘柄' }],
  [
    'launched last week',
    young,
    { 'en-us': 'High since 12 Nov 2026', 'ja-jp': '2026年11月12日以降の高値' },
    same('968.06'),
  ],
  [
    'that is a measure',
    measure,
    { 'en-us': 'These levels are a measure', 'ja-jp': 'この指数値は測定値であり' },
  ],
  [
    'in preparation',
    announced,
    { 'en-us': 'planned for 18 Jan 2027', 'ja-jp': '2027年1月18日に公表を開始' },
  ],
];

function same(text: string): Record<Language, string> {
  return { 'en-us': text, 'ja-jp': text };
}

const cases = kinds.flatMap(([kind, { fundId }, ...words]) =>
  (['en-us', 'ja-jp'] as const).map(
    (language) => [kind, language, fundId, words.map((word) => word[language])] as const,
  ),
);
test.each(cases)('an index %s is whole on paper (%s)', async (_, language, fundId, words) => {
  const page = await visit(localPath(language, `/indexes/details/${fundId}`), { viewport: paper });
  const { sheets } = await expectOnPaper(page, language, words);
  // A sheet that holds next to nothing is a break in the wrong place; the last one may.
  for (const sheet of sheets.slice(0, -1)) expect(sheet.length).toBeGreaterThan(120);
});

test('the chart of levels is drawn on paper, in the part that the address asks for', async () => {
  const page = await visit(`/indexes/details/${full.fundId}?period=1Y`, { viewport: paper });
  await page.emulateMedia({ media: 'print' });
  const chart = page.locator('#levels figure');
  expect(await chart.locator('path[d]').last().isVisible()).toBe(true);
  const box = await chart.boundingBox();
  expect(box?.height).toBeGreaterThan(200);
  expect(await page.getByRole('radio', { name: '1 year' }).isVisible()).toBe(false);
  // With the facts of the index it stands on the first sheet.
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(paper.height);
});

test('on paper the pillars of sustainability with their definitions take no more than a sheet', async () => {
  const page = await visit(`/indexes/details/${full.fundId}`, { viewport: paper });
  await page.emulateMedia({ media: 'print' });
  const box = await page.locator('#sustainability').boundingBox();
  expect(box!.height).toBeLessThan(paper.height);
});
