import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Quote } from '#src/contract/api/market-data.ts';
import { textOf } from '../../../../tests/support/text-of.ts';
import { LevelStatusText } from './level-status-text.tsx';

const quote: Quote = {
  secId: 'RATE',
  fundId: 'RATE',
  level: -0.48,
  previousLevel: -0.5,
  asOfDate: '2026-11-20',
  time: null,
  isLive: true,
  delayMinutes: 0,
  currency: 'CHF',
  nextDue: null,
  isLate: false,
};

const said = (given: Partial<Quote>, hasReturns: boolean) =>
  textOf(
    renderToStaticMarkup(
      <LevelStatusText
        quote={{ ...quote, ...given }}
        hasReturns={hasReturns}
        isDue={false}
        lateFrom={null}
        language="en-us"
      />,
    ),
  );

test('a live quote of a rate below zero says its difference from the last close', () => {
  expect(said({}, false)).toMatch(/−0\.4800 \+0\.0200 against/);
  expect(said({ level: 102, previousLevel: 100 }, true)).toMatch(/102\.00 \+2\.00% against/);
});
