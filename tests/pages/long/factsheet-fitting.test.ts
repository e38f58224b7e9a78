import { getDocumentProxy } from 'unpdf';
import { expect, onTestFinished, test } from 'vitest';
import {
  endpoints,
  type EndpointAnswer,
  type EndpointName,
} from '#src/contract/api/endpoints/endpoints.ts';
import { printLook } from '#src/brand/print-look.ts';
import { factsheetContent } from '#src/factsheets/factsheet-content.ts';
import { openTypesetter } from '#src/factsheets/typeset.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { openSiteApp } from '../../support/site-app.ts';

const { fundId } = demoIndexes.full;

test('what a provider says at length is set smaller, still on two pages', async () => {
  const site = await openSiteApp();
  onTestFinished(() => site.close());
  async function ask<N extends EndpointName>(name: N, query: string): Promise<EndpointAnswer<N>> {
    const response = await site.get(`/api${endpoints[name].path}?${query}`);
    return (await response.json()) as EndpointAnswer<N>;
  }
  const details = await ask('indexDetails', `indexId=${fundId}`);
  const { indexPrices } = await ask('indexPrices', `secId=${fundId}`);
  const typeset = await openTypesetter();
  const pagesOf = async (times: number) => {
    const content = factsheetContent({
      language: 'en-us',
      details: {
        ...details,
        description: `${details.description} `.repeat(times),
        legalDisclaimer: `${details.legalDisclaimer}\n\n`.repeat(times),
      },
      figures: await ask('indexFigures', `indexId=${fundId}`),
      prices: indexPrices[0]?.pricesData ?? null,
      constituents: await ask('constituents', `portfolioId=${fundId}`),
      benchmark: null,
      paper: 'a4',
      provider: { name: 'Plumbline Indexes', notice: null },
      look: printLook(null),
      release: { number: 1, published: '2026-11-20T21:00:00.000Z' },
      address: `https://indexes.example/indexes/details/${fundId}`,
    });
    const bytes = typeset(content, new Date(0));
    return (await getDocumentProxy(new Uint8Array(bytes))).numPages;
  };
  expect([await pagesOf(1), await pagesOf(10)]).toEqual([2, 2]);
  // Beyond what can be read nothing is left out.
  expect(await pagesOf(40)).toBeGreaterThan(2);
});
