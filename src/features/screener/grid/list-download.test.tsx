import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../../tests/support/text-of.ts';
import { readScreenerQuery } from '../screener-query.ts';
import { ListDownload } from './list-download.tsx';

test('the list is offered in every format, by the name that the format has', () => {
  const query = readScreenerQuery(null, {});
  const html = renderToStaticMarkup(<ListDownload language="en-us" query={query} ofPath={null} />);
  const links = Array.from(html.matchAll(/<a [^>]*>.*?<\/a>/g), ([link]) => link);
  expect(links.slice(0, 4).map(textOf)).toEqual(['CSV', 'XLSX', 'JSON', 'Parquet']);
  expect(links[3]).toContain('format=parquet');
});
