import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { splitLanguage } from './urls.ts';
import { callAddress } from './urls/call-address.ts';

test('API-07 values that the path of a call names stand in it, the others in the query', () => {
  expect(callAddress('/docs/{a}/{b}', { a: 'rules', b: 'S&P 500/2', lang: 'ja-jp', page: 2 })).toBe(
    '/api/docs/rules/S%26P%20500%2F2?lang=ja-jp&page=2',
  );
  expect(callAddress('/home', { lang: undefined })).toBe('/api/home');
});

test('RT-25 the parameters of the routes bear the names of the specification', () => {
  const routes = readdirSync('src/routes').filter((file) => /^[^-].*\.tsx$/.test(file));
  const named = routes.flatMap((file) =>
    Array.from(file.matchAll(/\$(\w+?)_?(?=[.}])/g), ([, name]) => name),
  );
  // Notices, workings and the pages that fail on purpose are no routes of the specification.
  const own = ['noticeId', 'mix', 'tag', 'topic', 'failure'];
  const others = new Set(named.filter((name) => !own.includes(name ?? '')));
  expect(others).toEqual(
    new Set([
      'portfolioDetails',
      'assetType',
      'indexId',
      'page',
      'categoryOrSubcategory',
      'identifier',
      'type',
      'articleId',
      'articleName',
      'templatePageUrl',
      'subdirectory',
    ]),
  );
});

test('API-07 the parameters of a family stand in the query under their own names', () => {
  expect(callAddress('/list', { ranges: { volatility3YMax: 12 }, page: 2 })).toBe(
    '/api/list?volatility3YMax=12&page=2',
  );
});

test('I18-01 a path is in the language whose prefix is its whole first segment, else in English', () => {
  expect(splitLanguage('/ja-jp/indexes')).toEqual({ language: 'ja-jp', path: '/indexes' });
  expect(splitLanguage('/ja-jp')).toEqual({ language: 'ja-jp', path: '/' });
  for (const path of ['/indexes', '/ja-jpx/indexes', '/']) {
    expect(splitLanguage(path)).toEqual({ language: 'en-us', path });
  }
});
