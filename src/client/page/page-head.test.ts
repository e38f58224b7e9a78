import { expect, test } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import { pageHead } from './page-head.ts';

const [english, japanese] = ['en-us', 'ja-jp'] as const;
const origin = 'https://indexes.example';

/** Where the head of the page says that the text is, read in a language of the site. */
function canonicalOf(language: Language, shown: readonly Language[], writtenIn?: Language[]) {
  const site = { name: 'Example', sharePicture: null, languages: shown };
  const facts = { title: 'News', description: '', path: '/news', ...(writtenIn && { writtenIn }) };
  const { links = [] } = pageHead({ language, origin }, site, facts) as {
    links?: { rel: string; href: string }[];
  };
  return links.find(({ rel }) => rel === 'canonical')?.href;
}

test('a page is canonical where it is read, unless it is written in other languages only', () => {
  const both = [english, japanese];
  expect(canonicalOf(japanese, both)).toBe(`${origin}/ja-jp/news`);
  expect(canonicalOf(japanese, both, [english])).toBe(`${origin}/news`);
  expect(canonicalOf(english, both, [japanese])).toBe(`${origin}/ja-jp/news`);
  // A text in a language that the site does not show.
  expect(canonicalOf(english, [english], [japanese])).toBe(`${origin}/news`);
});
