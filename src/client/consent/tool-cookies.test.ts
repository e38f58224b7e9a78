import { expect, test, vi } from 'vitest';
import { removeCookies } from './tool-cookies.ts';

test('cookies are removed by the beginnings of their names, at the host and above it, and no others', () => {
  const written: string[] = [];
  vi.stubGlobal('location', { hostname: 'indexes.example.org' });
  vi.stubGlobal('document', {
    get cookie() {
      return '_ga=1; _ga_ABC=2; OptanonConsent=3; session_ga=4';
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  removeCookies(['_ga', '_gid']);
  expect(written).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=indexes.example.org',
    '_ga=; Path=/; Max-Age=0; Domain=example.org',
    '_ga_ABC=; Path=/; Max-Age=0',
    '_ga_ABC=; Path=/; Max-Age=0; Domain=indexes.example.org',
    '_ga_ABC=; Path=/; Max-Age=0; Domain=example.org',
  ]);
});
