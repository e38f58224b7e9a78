import type { LedgerCorrection } from '#src/contract/api/indexes/corrections.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { readCorrectionQuery } from './correction-query.ts';
import { CorrectionsPage, type CorrectionsData } from './corrections-page.tsx';

const corrected: LedgerCorrection = {
  fundId: 'WORLD',
  portfolioName: 'Example World NTR USD',
  date: '2026-11-18',
  oldValue: 1010.5,
  newValue: 1010.52,
  reason: 'A late dividend',
  release: 12,
  restores: null,
  published: '2026-11-19T22:12:00.000Z',
};

const rows: LedgerCorrection[] = [
  corrected,
  { ...corrected, date: '2026-11-17', newValue: null, reason: null },
  { ...corrected, release: 11, reason: null, restores: 9 },
];

/** The list of corrections in each of its states. */
export const correctionsExamples: readonly {
  name: string;
  data: CorrectionsData;
}[] = [
  {
    name: 'corrected, withdrawn and brought back',
    data: {
      query: readCorrectionQuery({}),
      options: [
        {
          field: { name: 'Kind', tag: 'kind' },
          values: [
            { value: 'corrected', label: 'Corrected', count: 2 },
            { value: 'withdrawn', label: 'Withdrawn', count: 1 },
          ],
        },
      ],
      rows: { rows, total: 41, matchedBySpelling: false },
      hasNotices: true,
    },
  },
  {
    name: 'nothing was ever corrected',
    data: {
      query: readCorrectionQuery({}),
      options: [],
      rows: { rows: [], total: 0, matchedBySpelling: false },
      hasNotices: false,
    },
  },
  {
    name: 'an address that is refused',
    data: {
      query: readCorrectionQuery({ kind: 'gone' }),
      options: 'failed',
      rows: { refused: [{ parameter: 'kind', value: 'gone', nearest: null }] },
      hasNotices: false,
    },
  },
];

export const gallery: Gallery = (language) => ({
  title: 'Corrections',
  examples: correctionsExamples.map(({ name, data }) => ({
    name,
    content: <CorrectionsPage language={language} data={data} />,
  })),
});
