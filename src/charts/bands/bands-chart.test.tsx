import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BandsChart } from './bands-chart.tsx';

test('shares of a whole stand beside a scale in per cent', () => {
  const days = Int32Array.from([0, 3653]);
  const band = (letter: string, line: number, share: number) => ({
    letter,
    name: letter,
    line,
    series: { days, values: Float64Array.from([share, share]) },
  });
  const html = renderToStaticMarkup(
    <BandsChart language="en-us" title="Weights" bands={[band('B', 2, 60), band('C', 3, 40)]} />,
  );
  const scale = html.matchAll(/x="0" y="([^"]*)"[^>]*>([^<]*)</g);
  expect(Array.from(scale, ([, place, text]) => [place, text])).toEqual([
    ['100%', '0%'],
    ['50%', '50%'],
    ['0%', '100%'],
  ]);
});
