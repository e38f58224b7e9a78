import { expect, test } from 'vitest';
import { createApiClient } from '#src/client/calls/api-client.ts';
import { exampleDetails } from '../../index-page.example-data.ts';
import { exampleAsked } from '../../index-page.examples.tsx';
import { resolveCompared } from './resolve-compared.ts';

/** Of two indexes that are called emerging only one is of the page's own variant, NTR USD; the other is found first. */
const first: Record<string, string> = { emerging: 'EMASIA', asia: 'EMASIA', emrging: 'EMNTR' };
const ofVariant: Record<string, string> = { emerging: 'EMNTR' };
const api = createApiClient(
  async (path) => {
    const { pathname, searchParams } = new URL(path, 'https://indexes.example');
    if (pathname.endsWith('/index-details')) return Response.json(exampleDetails());
    const term = searchParams.get('filterPattern') ?? '';
    const isNarrowed =
      searchParams.get('returnType') === 'NTR' && searchParams.get('currency') === 'USD';
    const fundId = isNarrowed
      ? ofVariant[term]
      : (first[term] ?? ['EMASIA'].find((id) => id === term));
    const portfolios = fundId === undefined ? [] : [{ fundId }];
    return Response.json({ portfolios, matchedBySpelling: term === 'emrging' });
  },
  'en-us',
  () => undefined,
);
const resolved = (...compare: string[]) => resolveCompared(api, { ...exampleAsked, compare });

test('ID-02 an identifier means its index', async () => {
  expect(await resolved('EMASIA', 'EMASIA')).toEqual(['EMASIA']);
});

test('ID-02 words mean the best match of the same variant, else the best of all', async () => {
  expect(await resolved('emerging', 'asia')).toEqual(['EMNTR', 'EMASIA']);
});

test('ID-02 what nothing matches, or only by its spelling, is left as it was typed', async () => {
  expect(await resolved('nothing', 'emrging')).toEqual(['nothing', 'emrging']);
});
