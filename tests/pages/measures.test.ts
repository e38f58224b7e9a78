import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { temporaryFolders } from '../publishing/provider-folder.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { measuresFolder } from '../support/measures.ts';
import { openSiteOn, type SiteApp } from '../support/site-app.ts';
import { copiedStore, type ThrowawayStore } from '../support/stores.ts';
import { textOf } from '../support/text-of.ts';

const folders = temporaryFolders();
let throwaway: ThrowawayStore;
let site: SiteApp;
beforeAll(async () => {
  throwaway = await copiedStore('embedded');
  const folder = folders.write('measures', measuresFolder);
  const today = dayOfIso('2026-11-20')!;
  await publishFolder(throwaway.store, { folder, today, accepted: acceptedAll });
  site = await openSiteOn(throwaway.store, throwaway.config.dataDir);
});
afterAll(async () => {
  await site.close();
  await throwaway.remove();
  folders.remove();
});

async function read(path: string): Promise<string> {
  const answer = await site.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  const html = await answer.text();
  return textOf(html.replaceAll(/<(script|template|style)[^>]*>[^]*?<\/\1>/g, ''));
}

const relativeChange = /[+−][\d,.]+%/;

const ask = async <Answer>(path: string) =>
  (await (await site.get(`/api${path}`)).json()) as Answer;

test('the home page gives the change of a rate and of a volatility in their own unit, on board and list', async () => {
  const home = await read('/');
  for (const [name, change] of [
    ['Overnight rate', '−0.4800 +0.0200 —'],
    ['Implied volatility', '18.50 +0.50 —'],
    ['Alpha', '102.00 +0.99% —'],
  ]) {
    expect(home.split(`${name} ${change}`)).toHaveLength(3);
  }
});

test('the page of a rate has its change as a difference in head, chart and table, and no percentage', async () => {
  const page = await read('/indexes/details/RATE');
  expect(page).toContain('Change +0.0200 From 18 Nov 2026');
  expect(page).toContain('from 0.2000 to −0.4800, a change of −0.6800.');
  expect(page).toContain('16 Nov 2026 to 19 Nov 2026 −0.6800');
  expect(page).not.toMatch(relativeChange);
  const invested = await read('/indexes/details/AAA');
  expect(invested).toContain('Change +0.99% +1.00 · From 18 Nov 2026');
});

test('nothing is put beside a rate, and a rate beside nothing: its page and that of an index say so', async () => {
  const page = await read('/indexes/details/AAA?compare=RATE');
  expect(page).toContain('Overnight rate is a measure, not the value of money invested');
  expect(page).not.toContain('= 100');
  expect(page).not.toContain('Suggestions:');
  const rate = await read('/indexes/details/RATE?compare=AAA');
  expect(rate).toContain('a change of −0.6800.');
  expect(rate).not.toContain('= 100');
  expect(rate).not.toMatch(relativeChange);
});

test('cards of pages, frames for other sites and factsheets have the same change', async () => {
  const cards = await read('/page/cards');
  expect(cards).toContain('−0.4800 +0.0200 since the level before');
  expect(cards).toContain('18.50 +0.50 since the level before');
  expect(cards).toContain('102.00 +0.99% since the level before');
  expect(await read('/embed/indexes/RATE/figures')).toContain('Level −0.4800 Change +0.0200');
  expect(await read('/embed/indexes/AAA/figures')).toContain('Level 102.00 Change +0.99%');
  const sheet = await site.get('/factsheets/RATE/en-us.pdf');
  const pdf = await site.get(sheet.headers.get('Location') ?? '');
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect(text).toContain('+0.0200 from 18 Nov 2026');
});

test('articles draw such levels as they are: nothing begins at 100, and cards have the difference', async () => {
  type Insights = { insights: { title: string; picture: Record<string, unknown> }[] };
  const { insights } = await ask<Insights>('/index/articles');
  const pictures = new Map(insights.map(({ title, picture }) => [title, picture]));
  expect(pictures.get('A rate')).toMatchObject({ changeUnit: 'points', level: -0.48 });
  expect(pictures.get('A rate')?.['change']).toBeCloseTo(-0.58, 10);
  expect(pictures.get('Two series')).toMatchObject({ changeUnit: 'points', change: -1.5 });
  const list = await read('/insights');
  expect(list).toContain('Implied volatility −1.50 17 Nov 2026');
  const two = await read('/insights/research/2/two-series');
  expect(two).toContain('A Implied volatility 18.50 −1.50');
  expect(two).toContain('B Alpha 102.00 +2.00%');
  const rate = await read('/insights/research/1/a-rate');
  expect(rate).toContain('Overnight rate −0.4800 −0.5800');
  expect(rate).toContain('to −0.4800 on 19 Nov 2026, a change of −0.5800.');
});

test('rows of the API name indexes without returns, and their lines are of the levels themselves', async () => {
  type Rows = {
    portfolios: { fundId: string; hasReturns: boolean; line: { values: number[] } | null }[];
  };
  const { portfolios } = await ask<Rows>('/portfolio-returns?line=1Y');
  const rows = new Map(portfolios.map((row) => [row.fundId, row]));
  expect(['RATE', 'VOLA', 'AAA'].map((id) => rows.get(id)?.hasReturns)).toEqual([
    false,
    false,
    true,
  ]);
  type Related = { relatedIndexes: { fundId: string; hasReturns: boolean }[] };
  const { relatedIndexes } = await ask<Related>('/index-details/related-indexes?portfolioId=AAA');
  expect(relatedIndexes).toMatchObject([{ fundId: 'VOLA', hasReturns: false }]);
});
