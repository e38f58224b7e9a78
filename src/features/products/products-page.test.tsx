import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mapPart } from '#src/client/calls/parts.ts';
import { textOf } from '../../../tests/support/text-of.ts';
import { fundExamples, fundList, noteList } from './products.examples.tsx';
import { ProductsPage } from './products-page.tsx';
import { StructuredProductsPage } from './structured-products-page.tsx';

const funds = (data = fundList) =>
  renderToStaticMarkup(<ProductsPage language="en-us" data={data} />);
const notes = renderToStaticMarkup(<StructuredProductsPage language="en-us" data={noteList} />);

test('PR-01 a product stands with identifiers, provider, fee, net assets and their day, replication, listing and the countries it is sold in', () => {
  expect(textOf(funds())).toContain(
    'Example World ETF EXW · ZZ00000000F1 Fee a year 0.20% · London · USD Example World NTR USD Example Funds ETF 0.20% USD 1,250 m 30 Oct 2026 ' +
      'Sampled Accumulating London · USD GB NL United Kingdom, Netherlands',
  );
});

test('PR-01 the one country that a product is sold in is said', () => {
  const country = { value: 'GB', label: 'United Kingdom' };
  const rows = mapPart(fundList.rows, (found) =>
    'rows' in found
      ? { ...found, rows: found.rows.map((fund) => ({ ...fund, countries: [country] })) }
      : found,
  );
  expect(textOf(funds({ ...fundList, rows }))).toContain('London · USD GB United Kingdom');
});

test('PR-01 what is not known of a product is said so, and products are sorted by fee and net assets', () => {
  const html = funds();
  expect(textOf(html)).toContain('several lines Not listed — — — — — Not listed');
  expect(html).toContain('sortBy=fee&amp;sortOrder=1"');
  expect(html).toContain('sortBy=netAssets&amp;sortOrder=-1"');
});

test('PR-01 a product leads to its index and to its provider, and the list says what it is not', () => {
  const html = funds();
  expect(html).toContain('href="/indexes/screener/all-asset-types/WORLD"');
  expect(html).toContain('href="https://funds.example/f1"');
  expect(textOf(html)).toContain('neither complete nor a recommendation');
});

test('PR-01 pages, filters and order of the products are links and one form', () => {
  const html = funds();
  expect(html).toMatch(/<form[^>]*action="\/investable-products"/);
  expect(html).toContain('href="/investable-products?productType=ETF"');
  expect(html).toContain('sortBy=provider&amp;sortOrder=1"');
  expect(html).toContain('aria-label="ETF: remove from Product type"');
  expect(textOf(html)).toContain('21–22 of 22 products');
});

test('PR-01 a filter chosen in a sorted list leaves it sorted', () => {
  const sort = { by: 'provider', order: -1 } as const;
  const html = funds({ ...fundList, query: { ...fundList.query, sort } });
  const form = /<form[^>]*action="\/investable-products"[^]*?<\/form>/.exec(html)?.[0];
  expect(form).toContain('<input type="hidden" name="sortBy" value="provider"/>');
  expect(form).toContain('<input type="hidden" name="sortOrder" value="-1"/>');
});

test('PR-02 a structured product says when it ends, or that it does not', () => {
  const text = textOf(notes);
  expect(text).toContain('Example Bank Germany 16 Jun 2028');
  expect(text).toContain('Somebody else’s index — — Open-ended');
  expect(text).toContain('Example Bank Germany 19 Jun 2026 Matured');
  expect(text.match(/Matured/g)).toHaveLength(1);
});

test('PR-04 nothing found says for what, and a refused address leads to the whole list', () => {
  const textOfExample = (name: string) =>
    textOf(funds(fundExamples.find((example) => example.name === name)?.data));
  expect(textOfExample('no fund matches')).toContain('No products found for "zzzz"');
  const refused = textOfExample('an address that is refused');
  expect(refused).toContain('This address asks for something that the list does not know');
  expect(refused).toContain('View all products');
});
