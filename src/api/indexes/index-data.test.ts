import { expect, test } from 'vitest';
import { indexList, type IndexList } from '#src/catalogue/lists/index-list.ts';
import { buildList } from '#src/catalogue/list-builder.ts';
import { openList } from '#src/catalogue/list.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { smallIndexes } from '../../../tests/support/small-indexes.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

test('ID-04 metrics come in the order of the pillars, with their definitions in the requested language', async () => {
  const { definitions } = await site.ask('sustainabilityDefinitions', { portfolioKey: 'US500' });
  expect(definitions.map(({ metric, pillar }) => [metric, pillar])).toEqual([
    ['women-on-boards', 'governance'],
    ['board-independence', 'governance'],
    ['carbon-intensity', 'climate-factors'],
  ]);
  const japanese = await site.ask('sustainabilityDefinitions', {
    portfolioKey: 'US500',
    lang: 'ja-jp',
  });
  expect(japanese.definitions[2]).toMatchObject({
    name: '炭素強度',
    definition: '売上高あたりの排出量',
  });
  expect(japanese.definitions[0]?.name).toBe('Women on boards');
});

test('ID-04 no coverage, not yet processed and zero are three different things', async () => {
  const answer = await site.ask('sustainabilityDatapoints', { portfolioKey: 'US500.SEC' });
  expect(answer).toEqual({
    portfolioKey: 'US500',
    asOfDate: '2026-10-31',
    datapoints: [
      { metric: 'women-on-boards', value: null, gap: 'no-coverage', coverage: null },
      { metric: 'board-independence', value: null, gap: 'not-processed', coverage: null },
      { metric: 'carbon-intensity', value: 0, gap: null, coverage: 97.5 },
    ],
  });
});

test('ID-06 an index without sustainability figures has neither definitions nor figures', async () => {
  const definitions = await site.ask('sustainabilityDefinitions', { portfolioKey: 'GOLD' });
  expect(definitions).toEqual({ portfolioKey: 'GOLD', definitions: [] });
  const datapoints = await site.ask('sustainabilityDatapoints', { portfolioKey: 'GOLD' });
  expect(datapoints).toEqual({ portfolioKey: 'GOLD', asOfDate: null, datapoints: [] });
});

test('ID-05 the benchmark is the first related index, in the variant that the provider names', async () => {
  const { relatedIndexes } = await site.ask('relatedIndexes', { portfolioId: 'BALANCED' });
  expect(relatedIndexes).toEqual([
    {
      secId: 'US500.SEC',
      fundId: 'US500',
      portfolioName: 'Harbour US 500 Index',
      relation: 'benchmark',
      currency: 'USD',
      returnType: 'PR',
      hedgedTo: null,
      hasReturns: true,
      asOfLevel: 1043.27,
      asOfDate: '2026-11-19',
      // The index itself has no levels.
      canBlend: false,
    },
  ]);
});

test('ID-05 of its family and asset class what has ceased is no related index, however like it is', async () => {
  const us500 = smallIndexes.find(({ fundId }) => fundId === 'US500')!;
  const like = (fundId: string, name: string, facts: object = {}) => ({
    ...us500,
    fundId,
    secId: fundId,
    performanceId: fundId,
    name,
    variantGroup: null,
    ...facts,
  });
  const ceased = { ceasedOn: '2026-11-18' };
  const rows = [
    us500,
    like('US501', 'Harbour US 500 Index Old', ceased),
    like('US400', 'Harbour Mid Caps'),
    like('US450', 'Harbour US 500 Quality Shares Index'),
    like('US502', 'Harbour US 500 Index Older', { ...ceased, family: 'Another' }),
    like('US300', 'Harbour Large Caps', { family: 'Another' }),
  ];
  const { release, catalogue } = site.snapshot();
  const withFigures = rows.map((index) => ({ index, figures: null }));
  const indexes = openList<IndexList>(buildList(indexList, withFigures));
  const snapshot = { release, catalogue: { ...catalogue, indexes } };
  const path = '/api/index-details/related-indexes?portfolioId=US500';
  const answer = await site.api.request(path, {}, { snapshot });
  const { relatedIndexes } = (await answer.json()) as EndpointAnswer<'relatedIndexes'>;
  expect(relatedIndexes.map(({ fundId, relation }) => [fundId, relation])).toEqual([
    // The more their names share, the nearer they are.
    ['US450', 'family'],
    ['US400', 'family'],
    ['US300', 'asset-class'],
  ]);
});

test('ID-10 related indexes come by portfolioId and leave out the variants of the index itself', async () => {
  const answer = await site.ask('relatedIndexes', { portfolioId: 'US500T' });
  expect(answer).toEqual({ portfolioId: 'US500T', relatedIndexes: [] });
});

test('ID-03 the factsheet of the release comes with the related documents and the details', async () => {
  const factsheet = {
    href: `/factsheets/US500/${site.snapshot().release}/ja-jp.pdf`,
    name: 'HUS-PR-USD-factsheet-2026-11-19-ja-jp.pdf',
    asOfDate: '2026-11-19',
  };
  const related = await site.ask('relatedDocuments', { indexId: 'US500.SEC', lang: 'ja-jp' });
  expect(related.factsheet).toEqual(factsheet);
  const details = await site.ask('indexDetails', { indexId: 'US500', lang: 'ja-jp' });
  expect(details.factsheet).toEqual(factsheet);
  const without = await site.ask('relatedDocuments', { indexId: 'BALANCED' });
  expect(without.factsheet).toBeNull();
});
