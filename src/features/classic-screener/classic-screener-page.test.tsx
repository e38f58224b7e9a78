import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { failed, narrowed, world } from './classic-screener.examples.tsx';
import { ClassicScreenerPage } from './classic-screener-page.tsx';

const html = renderToStaticMarkup(<ClassicScreenerPage language="en-us" data={narrowed} />);

test('SC-06 the classic layout is one form of selects, sent by a button', () => {
  expect(html).toMatch(/<form[^>]*action="\/indexes\/legacy-screener"/);
  expect(html).toMatch(/<select name="currency"[^>]*>.*<option value="USD" selected="">USD/);
  expect(html).toMatch(/<button type="submit"[^>]*>Screen</);
  expect(html).not.toContain('type="checkbox"');
});

test('SC-06 a further search keeps what narrows the list and no select shows', () => {
  expect(html).toContain('<input type="hidden" name="currency" value="EUR"/>');
  expect(html).not.toContain('<input type="hidden" name="currency" value="USD"/>');
  expect(textOf(html)).toMatch(/ USD EUR Clear all /);
});

test('SC-07 a search without filter options keeps the filters of the address', () => {
  const without = renderToStaticMarkup(<ClassicScreenerPage language="en-us" data={failed} />);
  for (const value of ['USD', 'EUR']) {
    expect(without).toContain(`<input type="hidden" name="currency" value="${value}"/>`);
  }
});

test('SC-06 a row has its level and six returns; too short a history is no zero', () => {
  expect(textOf(html)).toContain(
    'NTR USD 19 Nov 2026 6,215.52 −1.10 +2.25 +6.00 +7.48 +9.50 † (includes back-tested levels) —',
  );
  expect(textOf(html)).toContain('p.a.: per year. † contains levels from before the launch date');
});

test('SC-06 no mark is explained where no return that is shown bears one', () => {
  const rows = {
    rows: [{ ...world, backTested: ['returnSinceInception' as const] }],
    total: 1,
    matchedBySpelling: false,
  };
  const unmarked = { ...narrowed, rows };
  const page = renderToStaticMarkup(<ClassicScreenerPage language="en-us" data={unmarked} />);
  expect(page).toContain('p.a.: per year.');
  expect(page).not.toContain('†');
});
