import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { InputsTable } from './inputs-table.tsx';

type Input = FigureWorking['inputs'][number];

const input = (one: object) =>
  ({ value: null, date: null, backTested: null, corrected: false, ...one }) as unknown as Input;

const cellsOf = (html: string) =>
  Array.from(html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g), ([, row = '']) =>
    Array.from(row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g), ([, cell = '']) =>
      cell.replaceAll(/<[^>]*>/g, ''),
    ),
  ).slice(1);

test('an input shows its value, a day the day alone, and a number that there is not a dash', () => {
  const inputs = [
    input({
      symbol: 'P',
      name: 'Last level',
      kind: 'level',
      value: 1234.5,
      date: '2026-10-29',
      backTested: false,
      corrected: true,
    }),
    input({ symbol: 'D', name: 'First day', kind: 'day', date: '2025-10-29' }),
    input({ symbol: 'n', name: 'Observations', kind: 'count' }),
  ];
  expect(cellsOf(renderToStaticMarkup(<InputsTable inputs={inputs} language="en-us" />))).toEqual([
    ['Last level (P)', '1234.5', '29 Oct 2026', 'live, corrected'],
    ['First day (D)', '', '29 Oct 2025', ''],
    ['Observations (n)', '—', '', ''],
  ]);
});
