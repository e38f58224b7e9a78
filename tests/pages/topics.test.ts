import { expect, test } from 'vitest';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

// What visitors type, in both languages, and a word of the first index that it finds.
test.each([
  ['climate', 'Low Carbon'],
  ['気候変動', 'Low Carbon'],
  ['low volatility', 'Low Volatility'],
  ['低ボラティリティ', 'Low Volatility'],
  ['minimum variance', 'Low Volatility'],
  ['最小分散', 'Low Volatility'],
  ['hedge fund', 'Strategy'],
  ['ヘッジファンド', 'Strategy'],
  ['oil', 'Energy'],
  ['原油', 'Energy'],
  ['gold', 'Precious Metals'],
  ['ゴールド', 'Precious Metals'],
  ['emerging', 'Emerging'],
  ['renewable energy', 'Clean Energy'],
  ['再生可能エネルギー', 'Clean Energy'],
  ['japanese equity', 'Japan '],
  ['us stocks', 'United States'],
  ['usa', 'United States'],
  ['british shares', 'United Kingdom'],
  ['european stocks', 'Europe NTR'],
  ['swiss equities', 'Switzerland'],
  ['world stocks', 'World'],
  ['gilts', 'UK Government Bond'],
  ['treasuries', 'US Treasury'],
  ['emerging market stocks', 'Emerging Markets'],
])('SR-08 the topic %s finds indexes of %s first, and not by spelling', async (term, first) => {
  const query = new URLSearchParams({ filterPattern: term });
  const answer = await site.get(`/api/securities/suggestions?${query}`);
  const { portfolios, matchedBySpelling } = (await answer.json()) as {
    portfolios: { portfolioName: string }[];
    matchedBySpelling: boolean;
  };
  expect(portfolios[0]?.portfolioName).toContain(first);
  expect(matchedBySpelling).toBe(false);
});

test('SR-08 an index is not found by the adjective of what it leaves out', async () => {
  const answer = await site.get(
    '/api/securities/suggestions?filterPattern=japanese+shares&size=100',
  );
  const { portfolios } = (await answer.json()) as { portfolios: { portfolioName: string }[] };
  expect(portfolios.length).toBeGreaterThan(3);
  expect(portfolios.filter(({ portfolioName }) => / ex /.test(portfolioName))).toEqual([]);
});

test('SR-08 the letters S&P find nothing where no index bears them, not what begins like them', async () => {
  const answer = await site.get('/api/securities/suggestions?filterPattern=S%26P');
  expect(await answer.json()).toMatchObject({ numberOfPortfolios: 0 });
});
