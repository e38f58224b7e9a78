import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSmallApi, type SmallApi } from '../../tests/support/small-api.ts';

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
});
afterAll(() => site.close());

test('ID-04 metrics come in the order of the pillars, with their definitions in the language asked for', async () => {
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
    },
  ]);
});

test('ID-10 related indexes come by portfolioId and leave out the variants of the index itself', async () => {
  const answer = await site.ask('relatedIndexes', { portfolioId: 'US500T' });
  expect(answer).toEqual({ portfolioId: 'US500T', relatedIndexes: [] });
});

test('ID-03 the factsheet of the release comes with the related documents and the details', async () => {
  const factsheet = {
    href: `/factsheets/US500/${site.snapshot().release}/ja-jp.pdf`,
    asOfDate: '2026-11-19',
  };
  const related = await site.ask('relatedDocuments', { indexId: 'US500.SEC', lang: 'ja-jp' });
  expect(related.factsheet).toEqual(factsheet);
  const details = await site.ask('indexDetails', { indexId: 'US500', lang: 'ja-jp' });
  expect(details.factsheet).toEqual(factsheet);
  const without = await site.ask('relatedDocuments', { indexId: 'BALANCED' });
  expect(without.factsheet).toBeNull();
});
