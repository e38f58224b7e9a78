import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleComparison } from '../mixes.example-data.ts';
import { CrisesSection } from './crises-section.tsx';
import { rowOfIndex } from './mixed-row.ts';

test('an index without a figure in a crisis says why, also to those who hear the page', () => {
  const rows = exampleComparison.indexes
    .slice(0, 2)
    .map((index, place) =>
      rowOfIndex(index, { place, workingOf: ({ figure }) => `/${figure}`, language: 'en-us' }),
    );
  const window = { id: 'pandemic', name: 'Pandemic', from: '2020-02-19', to: '2020-03-23' };
  const figures = [
    { totalReturn: -33.8, maximumDrawdown: -34, missing: null },
    { totalReturn: null, maximumDrawdown: null, missing: 'withheld' as const },
  ];
  const html = renderToStaticMarkup(
    <CrisesSection rows={rows} crises={[{ ...window, figures }]} language="en-us" />,
  );
  expect(html).toContain('−33.80');
  expect(html.match(/the provider withholds the levels/g)).toHaveLength(2);
});
