import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import type { Language } from '#src/domain/language.ts';
import { MisnamedParameters } from './misnamed-parameters.tsx';

const render = (search: string, language: Language = 'en-us') =>
  renderToStaticMarkup(
    <MisnamedParameters
      language={language}
      path="/indexes/screener"
      search={search}
      known={['returnType', 'page']}
    />,
  );

test('a page says which parameter it left alone, and leads to what is meant perhaps', () => {
  const html = render('?retrunType=PR&returnType=TR&page=2');
  expect(textOf(html)).toBe(
    'This page does not know “retrunType” in its address and leaves it out. Do you mean “returnType”?',
  );
  expect(html).toContain('href="/indexes/screener?returnType=PR&amp;returnType=TR&amp;page=2"');
  expect(textOf(render('?retrunType=PR', 'ja-jp'))).toBe(
    'アドレスの「retrunType」はこのページでは使用できないため、無視しました。 「returnType」をお探しですか？',
  );
});

test('a page says nothing of names that are unlike its own, and of marks of advertisers', () => {
  expect(render('?page=2&ref=mail&utm_page=1')).toBe('');
});
