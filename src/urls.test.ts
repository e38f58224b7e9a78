import { expect, test } from 'vitest';
import { callAddress } from './urls.ts';

test('API-07 values that the path of a call names stand in it, the others in the query', () => {
  expect(callAddress('/docs/{a}/{b}', { a: 'rules', b: 'S&P 500/2', lang: 'ja-jp', page: 2 })).toBe(
    '/api/docs/rules/S%26P%20500%2F2?lang=ja-jp&page=2',
  );
  expect(callAddress('/home', { lang: undefined })).toBe('/api/home');
});
