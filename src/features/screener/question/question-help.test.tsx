import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AssetType } from '#src/domain/asset-type.ts';
import { textOf } from '../../../../tests/support/text-of.ts';
import { exampleFigures } from '../example-figures.ts';
import type { ScreenerFigure } from '../screener-figures.ts';
import { readScreenerQuery } from '../screener-query.ts';
import { QuestionHelp } from './question-help.tsx';

const examplesFor = (listed: readonly AssetType[], figures: readonly ScreenerFigure[]) => {
  const query = readScreenerQuery(null, {});
  const html = renderToStaticMarkup(
    <QuestionHelp language="en-us" query={query} listed={listed} figures={figures} />,
  );
  return Array.from(html.matchAll(/<li>.*?<\/li>/g), ([item]) => textOf(item));
};

test('SC-10 the examples of a question ask for what the provider has', () => {
  const any = 'volatility under 10, sharpe ratio above 0.5, by 5y return';
  const example = exampleFigures[0]!;
  const usual = ['volatility3Y', 'sharpeRatio3Y', 'return5Y'].map((tag) => ({ ...example, tag }));
  expect(examplesFor(['equity', 'fixed-income'], usual.slice(1))).toEqual([]);
  expect(examplesFor(['fixed-income'], usual)).toEqual([any]);
  const duration = { ...example, tag: 'modifiedDuration', group: 'valuation' } as const;
  const carbon = { ...example, tag: 'carbon', group: 'sustainability' } as const;
  expect(examplesFor(['equity', 'fixed-income'], [...usual, duration, carbon])).toEqual([
    any,
    'japan equity ntr eur hedged volatility under 15, 5y above 6',
    'bonds yen duration below 5 by yield to worst',
    'developed markets, low carbon, EUR, net return, volatility below 12 %, the four best',
  ]);
});
