import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { completeIndex } from '../../index-page.examples.tsx';
import { markupOf, render as renderPage } from '../../index-page.rendered.tsx';
import { DownloadLinks } from '../../parts/download-links.tsx';
import { ConstituentsTable } from './constituents-table.tsx';
import { exampleConstituents, exampleDetails } from '../../index-page.example-data.ts';
import { noReviews } from './reviews.example-data.ts';

function render(
  constituents: ConstituentsAnswer,
  { factsheet = exampleDetails().factsheet, downloads = true } = {},
): string {
  const { entitlements } = exampleDetails();
  const details = exampleDetails({ factsheet, entitlements: { ...entitlements, downloads } });
  return markupOf(
    renderPage({ ...completeIndex, details, constituents, reviews: noReviews }),
    'constituents',
  );
}

test('ID-11 without constituents the factsheet is referred to where one exists', () => {
  expect(render(exampleConstituents(0))).toContain('Please refer to factsheet for further details');
  expect(render(exampleConstituents(0), { factsheet: null })).not.toContain('factsheet');
});

test('the constituents can be downloaded where the provider allows it, and else it says so', () => {
  const allowed = render(exampleConstituents());
  for (const format of ['csv', 'xlsx', 'json']) {
    expect(allowed).toContain(
      `/api/index-details/constituents/download?portfolioId=WORLD_NTR_USD&amp;format=${format}`,
    );
  }
  const refused = render(exampleConstituents(), { downloads: false });
  expect(refused).not.toContain('/download');
  expect(refused).toContain('does not allow data of this index to be downloaded');
});

test('ID-02 that levels are rounded is said in both languages, that they are weekly of daily series alone', () => {
  const note = (language: 'en-us' | 'ja-jp', frequency: 'daily' | 'monthly') =>
    renderToStaticMarkup(
      <DownloadLinks
        file="levels"
        id="S"
        isAllowed={false}
        frequency={frequency}
        language={language}
      />,
    );
  expect(note('en-us', 'daily')).toMatch(/one level a week, rounded to four significant digits/);
  expect(note('ja-jp', 'daily')).toMatch(/有効数字4桁に丸めた週次の値/);
  expect(note('en-us', 'monthly')).toMatch(/show levels rounded to four significant digits/);
  expect(note('ja-jp', 'monthly')).toMatch(/有効数字4桁に丸めた値/);
});

test('a column of which no constituent knows anything is left out', () => {
  expect(render(exampleConstituents())).not.toContain('ISIN');
});

test('bonds are listed with their terms in place of ticker and sector', () => {
  const list = exampleConstituents();
  const [first, ...others] = list.constituents;
  const bond = { issuer: 'Example Treasury', coupon: 4.125, maturity: '2032-11-30', rating: null };
  const html = render({ ...list, constituents: [{ ...first!, bond }, ...others] });
  const headings = Array.from(html.matchAll(/<th scope="col"[^>]*>([^<]+)/g), ([, one]) => one);
  // No member has a rating.
  expect(headings).toEqual(['Constituent', 'Issuer', 'Country', 'Coupon', 'Maturity', 'Weight']);
  expect(html).toMatch(
    /Example Treasury<\/td><td[^>]*>Japan<\/td><td[^>]*>4.125%<\/td><td[^>]*>30 Nov 2032<\/td>/,
  );
});

test('members without weights are listed without a weight', () => {
  const part = exampleConstituents(3);
  const constituents = part.constituents.map((row) => ({ ...row, weight: null }));
  const html = render({ ...part, constituents, topTenWeight: null });
  expect(html).toContain('Example Company 3');
  expect(html).not.toMatch(/Weight<|top ten/);
});

test('weights lead to their workings, but for members that share a code, and for those of an earlier review', () => {
  const part = exampleConstituents(4);
  const constituents = part.constituents.map((row, i) => ({
    ...row,
    ticker: i > 1 ? 'SAME' : row.ticker,
  }));
  const html = render({ ...part, constituents });
  expect(html.match(/figures\/weight-[^"]*/g)).toEqual([
    'figures/weight-EX1',
    'figures/weight-EX2',
  ]);
  const table = (askedOf: string | null) =>
    renderToStaticMarkup(
      <ConstituentsTable caption="" askedOf={askedOf} {...part} language="en-us" />,
    );
  expect(table('WORLD_NTR_USD').match(/figures\/weight-/g)).toHaveLength(4);
  expect(table(null)).not.toContain('figures/weight-');
});
