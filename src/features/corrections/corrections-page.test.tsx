import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { readCorrectionQuery } from './correction-query.ts';
import { correctionsExamples } from './corrections-page.examples.tsx';
import { CorrectionsPage, type CorrectionsData } from './corrections-page.tsx';

const [some, none] = correctionsExamples.map(({ data }) => data);
const textIn = (language: 'en-us' | 'ja-jp', data: CorrectionsData) =>
  textOf(renderToStaticMarkup(<CorrectionsPage language={language} data={data} />));

test('a correction has its index, both values to the digit that differs, and the words of the provider', () => {
  const text = textIn('en-us', some!);
  expect(text).toContain(
    'Example World NTR USD 18 Nov 2026 1,010.50 1,010.52 A late dividend 19 Nov 2026',
  );
  expect(text).toContain('17 Nov 2026 1,010.50 Withdrawn — 19 Nov 2026');
});

test('where the provider gave no words, that an earlier release was brought back is said in the reader’s language', () => {
  expect(textIn('en-us', some!)).toContain('Release 9 was brought back');
  expect(textIn('ja-jp', some!)).toContain('リリース9の内容に戻しました');
});

test('a ledger without a row says that nothing was corrected, and that nothing matches only where it is narrowed', () => {
  const text = textIn('en-us', none!);
  expect(text).toContain('No published level was corrected or withdrawn.');
  expect(text).not.toContain('No corrections match these filters');
  const query = readCorrectionQuery({ kind: 'withdrawn' });
  expect(textIn('en-us', { ...none!, query })).toContain('No corrections match these filters');
});

test('the list of notices of corrections is linked to where it has any', () => {
  const html = (data: CorrectionsData) =>
    renderToStaticMarkup(<CorrectionsPage language="en-us" data={data} />);
  expect(html(some!)).toContain('href="/notices?type=correction"');
  expect(html(none!)).not.toContain('/notices?type=correction');
});
