import type { ApiClient } from '#src/client/calls/api-client.ts';
import { refusal } from '#src/domain/refusal.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { BlendPage, type BlendPageData } from './blend/blend-page.tsx';
import { ComparePage, type ComparePageData } from './compare/compare-page.tsx';
import { exampleBlend, exampleComparison } from './mixes.example-data.ts';

/** An example is asked for nothing. */
const api: ApiClient = { get: () => Promise.reject(new Error('no API')) };

const ids = exampleComparison.indexes.map(({ fundId }) => fundId);
const compared: Record<string, ComparePageData> = {
  'three indexes': { parameters: { ids }, notFound: null, comparison: exampleComparison },
  'one as yet': {
    parameters: { ids: ids.slice(0, 1) },
    notFound: null,
    comparison: {
      reasons: [
        refusal('one-index', {
          name: exampleComparison.indexes[0]!.portfolioName,
        }),
      ],
    },
  },
  'none yet': { parameters: { ids: [] }, notFound: 'gold bugs', comparison: null },
  refused: {
    parameters: { ids, from: '2030-01-02' },
    notFound: null,
    comparison: {
      reasons: [
        refusal(
          'to-before-from',
          { from: '2030-01-02', to: '2020-01-02' },
          `/indexes/compare?ids=${ids.join(',')}`,
        ),
      ],
    },
  },
};

const parts = exampleBlend.parts.map(({ fundId, weight }) => ({ id: fundId, weight }));
const blended: Record<string, BlendPageData> = {
  'a blend of two': { parts, rebalance: 'quarterly', from: undefined, blend: exampleBlend },
  'weights that do not add to 100': {
    parts,
    rebalance: 'never',
    from: undefined,
    blend: {
      reasons: [refusal('not-100', {}, '/indexes/blend?of=INDEX0*60,INDEX1*40')],
    },
  },
  'in different currencies': {
    parts,
    rebalance: 'never',
    from: undefined,
    blend: {
      reasons: [refusal('currencies-differ', { parts: 'INDEX0 (USD), INDEX1 (EUR)' })],
    },
  },
};

export const gallery: Gallery = (language) => ({
  title: 'Comparisons and blends',
  examples: [
    ...Object.entries(compared).map(([name, data]) => ({
      name: `compared: ${name}`,
      content: <ComparePage data={data} api={api} language={language} />,
    })),
    ...Object.entries(blended).map(([name, data]) => ({
      name: `blended: ${name}`,
      content: (
        <BlendPage data={data} api={api} origin="https://indexes.example" language={language} />
      ),
    })),
  ],
});
