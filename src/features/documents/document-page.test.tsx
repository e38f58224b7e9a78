import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { DocumentPage } from './document-page.tsx';
import { exampleDocument, rulebook } from './documents.examples.tsx';

test('RT-11 a PDF stands in a viewer, with a link that downloads it under its name', () => {
  const html = renderToStaticMarkup(
    <DocumentPage language="en-us" data={{ document: rulebook, html: null }} />,
  );
  expect(html).toMatch(/<iframe src="\/files\/0\/Example World.pdf" title="Example World: index/);
  expect(html).toContain('<a href="/files/0/Example World.pdf" download="Example World.pdf"');
  expect(textOf(html)).toContain('Download PDF (1.3 MB)');
  expect(textOf(html)).toContain('Equity, ESG');
  expect(html).toContain('href="/indexes/screener/all-asset-types/WORLD"');
});

test('RT-11 a text stands in the page in its own language, without a viewer', () => {
  const document = exampleDocument({ language: { value: 'ja-jp', label: '日本語' } });
  const html = renderToStaticMarkup(
    <DocumentPage language="en-us" data={{ document, html: '<p>ご連絡ください。</p>' }} />,
  );
  expect(html).toMatch(/<div lang="ja-JP"><div[^>]*><p>ご連絡ください。<\/p>/);
  expect(html).not.toContain('<iframe');
  expect(html.match(/<h1/g)).toHaveLength(1);
});
