import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleComparison } from '../mixes.example-data.ts';
import { BackTestLegend } from './back-test-legend.tsx';
import { rowOfIndex } from './mixed-row.ts';

const legend = (launchDate: string | null, backTested: string[]) => {
  const [one] = exampleComparison.indexes;
  const index = { ...one!, launchDate, usual: { ...one!.usual, backTested } };
  const row = rowOfIndex(index, { place: 0, workingOf: () => '/working', language: 'en-us' });
  const html = (figures: string[]) =>
    renderToStaticMarkup(<BackTestLegend rows={[row]} figures={figures} language="en-us" />);
  return [html(['return1Y']), html(['return1900'])];
};

test('15.5 a table of compared indexes says that nothing is known of back-tests where one has no launch date', () => {
  expect(legend('2019-03-01', [])).toEqual(['', '']);
  expect(legend('2019-03-01', ['return1Y'])).toEqual([expect.stringContaining('>† contains'), '']);
  const unknown = expect.stringContaining('>Where no launch date is published, which figures');
  expect(legend(null, [])).toEqual([unknown, '']);
});
