import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageSwitch } from './language-switch.tsx';

const linkFrom = (path: string, search: string) =>
  /href="([^"]*)"/.exec(
    renderToStaticMarkup(
      <LanguageSwitch
        language="ja-jp"
        languages={['en-us', 'ja-jp']}
        path={path}
        search={search}
      />,
    ),
  )?.[1];

test('I18-02 the query goes along to the other language as it is, but for the page of a list', () => {
  expect(linkFrom('/indexes/compare', '?ids=A,B')).toBe('/indexes/compare?ids=A,B');
  expect(linkFrom('/insights', '?page=4&strategist=ada')).toBe('/insights?strategist=ada');
  expect(linkFrom('/insights', '?page=4')).toBe('/insights');
});

test('I18-02 from where nothing is the link leads to the home page', () => {
  expect(linkFrom('', '?page=4')).toBe('/');
});
