import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { DifferencesPage } from './differences-page.tsx';
import { differences } from './documents.examples.tsx';

const render = (data = differences) =>
  renderToStaticMarkup(<DifferencesPage language="en-us" data={data} />);

test('a sentence says how many sections changed between which days, and a list which', () => {
  const text = textOf(render());
  expect(text).toContain(
    '3 of 4 sections changed from version 1.0 (effective 2 Jan 2024) to version 3.0 (effective 19 Mar 2027).',
  );
  expect(text).toMatch(/Changed Beginning New Liquidity Removed Exceptions/);
  expect(render()).toContain('<a href="#liquidity">Liquidity</a>');
});

test('sections that did not change are folded to their headings, others stand open', () => {
  const html = render();
  expect(html.match(/<details/g)).toHaveLength(1);
  expect(html).toMatch(
    /<details id="selection"[^>]*><summary.*?Selection.*?Unchanged.*?<\/summary>/,
  );
  expect(html).toMatch(/<section id="liquidity"[^>]*>.*?<h3[^>]*><ins>Liquidity<\/ins><\/h3>/);
});

test('two versions without differences are said to have none', () => {
  const sections = differences.sections.filter(({ change }) => change === 'unchanged');
  const text = textOf(render({ ...differences, sections }));
  expect(text).toContain('None of 1 sections changed');
  expect(text).not.toContain('Added words');
});

test('other versions are chosen in a form that leads to the address of their differences', () => {
  const html = render();
  expect(html).toContain('action="/docs/policies/world-rules"');
  expect(html).toMatch(/<select name="since".*?<option value="1.0" selected="">/);
  expect(html).toMatch(/<select name="version".*?<option value="3.0" selected="">/);
});
