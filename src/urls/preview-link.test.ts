import { expect, test } from 'vitest';
import { previewLink } from './preview-link.ts';

test('the pass of a preview is read from the link that was made for it', () => {
  const link = new URL(previewLink.to('https://preview.example', 'abc.def'));
  expect(previewLink.passIn(link.pathname)).toBe('abc.def');
  expect(previewLink.passIn(`${link.pathname}?utm_source=mail`)).toBe('abc.def');
  expect(previewLink.passIn('/indexes/open/abc.def')).toBeNull();
});
