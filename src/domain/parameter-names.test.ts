import { expect, test } from 'vitest';
import { knownNames } from './known-names.ts';
import { isMarketing, misnamedParameters, nearestName } from './parameter-names.ts';

const known = ['filterPattern', 'returnType', 'currency', 'page', 'size', 'format'];

test.each([
  ['retrunType', 'returnType'],
  ['returntype', 'returnType'],
  ['return_type', 'returnType'],
  ['curency', 'currency'],
  ['currencies', null],
  ['pag', 'page'],
  ['sizes', 'size'],
  ['q', null],
  ['name', null],
])('of the known names the nearest to %s is %s', (name, nearest) => {
  expect(nearestName(name, known)).toBe(nearest);
});

test('of several near names the first of the nearest is given', () => {
  expect(nearestName('pages', ['page', 'pages1', 'stages'])).toBe('page');
  expect(nearestName('sortOrdre', ['sortBy', 'sortOrder'])).toBe('sortOrder');
});

test.each(['utm_source', 'UTM_medium', 'gclid', 'fbclid', 'mc_cid', 'msclkid', '_gl', 'mkt_tok'])(
  '%s is put into addresses by advertisers and senders of mail',
  (name) => {
    expect(isMarketing(name)).toBe(true);
  },
);

test.each(['format', 'page', 'utm', 'mc', '__proto__'])('%s is no mark of theirs', (name) => {
  expect(isMarketing(name)).toBe(false);
});

test('misnamed are those with a value that nearly are a known name, three at most', () => {
  const misnamed = (text: string) => misnamedParameters(new URLSearchParams(text), known);
  expect(misnamed('retrunType=PR&currency=USD&curency=EUR&curency=JPY&utm_page=1')).toEqual([
    { name: 'retrunType', meant: 'returnType' },
    { name: 'curency', meant: 'currency' },
  ]);
  expect(misnamed('pag=&anything=1')).toEqual([]);
  expect(misnamed('pages=1&page_=1&Page=1&sizes=1')).toHaveLength(3);
});

test('of a family every name that is given is known, in one order', () => {
  const names = knownNames([/Max$/, 'page'], ['volatility3YMax', 'page', 'betaMax', 'betaMin']);
  expect(names).toEqual(['betaMax', 'volatility3YMax', 'page']);
  const given = new URLSearchParams('betaMax=1&pag=2');
  expect(misnamedParameters(given, ['page', 'betMax', /Max$/])).toEqual([
    { name: 'pag', meant: 'page' },
  ]);
});
