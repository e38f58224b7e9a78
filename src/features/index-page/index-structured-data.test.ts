import { expect, test } from 'vitest';
import type { IndexPageData } from './index-page-data.ts';
import { indexStructuredData } from './index-structured-data.ts';
import { completeIndex } from './index-page.examples.tsx';

const place = { origin: 'https://indexes.example', language: 'en-us', release: 7 } as const;

function filesOf(changes: Partial<IndexPageData>): Set<string | undefined> {
  const [dataset] = indexStructuredData({ ...completeIndex, ...changes }, place);
  const files = dataset?.['distribution'] as { contentUrl: string }[];
  return new Set(files.map(({ contentUrl }) => /api\/([a-z-/]+)\/download/.exec(contentUrl)?.[1]));
}

test('programs are told of a list of constituents only where it can be downloaded', () => {
  const { constituents } = completeIndex;
  if (typeof constituents === 'string') return expect.fail('no constituents');
  const levels = 'index-prices';
  expect(filesOf({})).toEqual(new Set([levels, 'index-details/constituents']));
  // None published, or all of them waiting for their day.
  expect(filesOf({ constituents: { ...constituents, totalConstituents: 0 } })).toEqual(
    new Set([levels]),
  );
  expect(filesOf({ constituents: 'failed' })).toEqual(new Set([levels]));
});

test('programs are told of the terms by an address, of the release and of what is measured', () => {
  const { details } = completeIndex;
  const entitlements = { ...details.entitlements, licence: 'For research alone' };
  const [dataset] = indexStructuredData(
    { ...completeIndex, details: { ...details, entitlements } },
    place,
  );
  expect(dataset).toMatchObject({
    license: 'https://indexes.example/data#terms',
    conditionsOfAccess: 'For research alone',
    version: '7',
    includedInDataCatalog: { '@id': 'https://indexes.example/data#catalog' },
    variableMeasured: { '@type': 'PropertyValue', name: 'Index level', unitText: details.currency },
  });
});
