import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { DocumentPage } from './document-page.tsx';
import { earlierVersion, exampleDocument, exampleText, rulebook } from './documents.examples.tsx';

test('RT-11 a PDF stands in a viewer, with a link that downloads it under its name', () => {
  const html = renderToStaticMarkup(
    <DocumentPage language="en-us" data={exampleText({ document: rulebook })} />,
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
    <DocumentPage
      language="en-us"
      data={exampleText({ document, html: '<p>ご連絡ください。</p>' })}
    />,
  );
  expect(html).toMatch(/<div lang="ja-JP"[^>]*><div[^>]*><p>ご連絡ください。<\/p>/);
  expect(html).not.toContain('<iframe');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

const shown = (version: string) =>
  renderToStaticMarkup(<DocumentPage language="en-us" data={{ ...earlierVersion, version }} />);

test('an earlier version says so, since when it held, and leads to the latest and to what changed', () => {
  const html = shown('2.0');
  expect(textOf(html)).toContain(
    'This is version 2.0 (effective 19 Jun 2026). The latest is version 3.0 (effective 19 Mar 2027).',
  );
  expect(html).toContain(
    '<a href="/docs/policies/world-rules" data-page-link="">Read the latest version</a>',
  );
  expect(html).toContain('href="/docs/policies/world-rules?version=3.0&amp;since=2.0"');
});

test('versions are listed with their days and changes, the one shown without a link', () => {
  const html = shown('3.0');
  const list = /<section[^>]* aria-labelledby="versions">.*?<\/section>/s.exec(html)?.[0] ?? '';
  expect(textOf(list)).toMatch(
    /Version 3.0 \(shown here\) effective 19 Mar 2027 Review months. What changed since version 2.0/,
  );
  expect(textOf(list)).toMatch(/Version 1.0 effective 2 Jan 2024 First version$/);
  expect(list).toContain('href="/docs/policies/world-rules?version=1.0"');
  expect(list).not.toContain('href="/docs/policies/world-rules"');
  expect(html).not.toContain('This is version');
});

test('a long text lists its headings, a short one does not', () => {
  expect(shown('3.0')).toMatch(/<nav[^>]* aria-label="On this page".*?<a href="#selection"/);
  const headings = earlierVersion.headings.slice(1);
  const short = renderToStaticMarkup(
    <DocumentPage language="en-us" data={{ ...earlierVersion, headings }} />,
  );
  expect(short).not.toContain('<nav');
});

test('RT-11 a document in several languages leads to the others, and one in a single language says nothing of it', () => {
  const page = (translations: (typeof rulebook)['translations']) =>
    renderToStaticMarkup(
      <DocumentPage
        language="en-us"
        data={exampleText({ document: exampleDocument({ translations }) })}
      />,
    );
  const language = { value: 'ja-jp', label: '日本語' } as const;
  const href = '/ja-jp/docs/policies/complaints-ja';
  const translated = page([{ documentId: 'complaints-ja', language, href }]);
  expect(translated).toContain(`<a href="${href}" hrefLang="ja-JP" lang="ja-JP">日本語</a>`);
  const heading = /<dt[^>]*>([^<]+)<\/dt><dd[^>]*><ul role="list"><li><a href="\/ja-jp/.exec(
    translated,
  )?.[1];
  expect(heading).toBeDefined();
  expect(page([])).not.toContain(`>${heading}</dt>`);
});
