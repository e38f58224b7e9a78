import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleComparison } from '../mixes.example-data.ts';
import { MeasuredSections } from './measured-sections.tsx';
import { rowOfIndex } from './mixed-row.ts';

test('the returns of usual periods have a column for each that some index has, named by it', () => {
  const rows = exampleComparison.indexes
    .slice(0, 2)
    .map((one) => {
      const figures = { ...one.usual.figures, return6M: 3.2 };
      return { ...one, usual: { ...one.usual, figures } };
    })
    .map((index, place) =>
      rowOfIndex(index, { place, workingOf: ({ figure }) => `/${figure}`, language: 'en-us' }),
    );
  const html = renderToStaticMarkup(
    <MeasuredSections
      rows={rows}
      window={null}
      asOfDate="2026-11-20"
      years={[]}
      crises={[]}
      taken={null}
      language="en-us"
    />,
  );
  const returns = html.slice(html.indexOf('id="returns"'), html.indexOf('id="years"'));
  const headings = Array.from(returns.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g), ([, inside]) =>
    inside!.replaceAll(/<[^>]*>/g, ''),
  );
  expect(headings).toEqual(['Index', '1M', '6M', '1Y']);
});
