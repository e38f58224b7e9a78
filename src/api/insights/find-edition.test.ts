import { expect, test } from 'vitest';
import type { Catalogue } from '#src/catalogue/lists/lists.ts';
import { languages, type Language } from '#src/domain/language.ts';
import { listEditions } from './find-edition.ts';

/** A list of one article in these languages. */
const inLanguages = (all: readonly Language[]) =>
  ({
    findAll: (_: string, id: string) => (id === 'a1' ? all.map((__, row) => row) : []),
    row: (row: number) => ({ articleId: 'a1', language: all[row] }),
  }) as unknown as Catalogue['articles'];

const [english, japanese] = languages as [Language, Language];

test('I18-02 the edition of an article is that of the language, else the English one, else any', () => {
  const languagesOf = (all: readonly Language[], lang: Language) =>
    listEditions(inLanguages(all), 'a1', lang).map(({ language }) => language);
  expect(languagesOf([english, japanese], japanese)).toEqual([japanese, english]);
  expect(languagesOf([japanese, english], english)).toEqual([english, japanese]);
  expect(languagesOf([english], japanese)).toEqual([english]);
  expect(languagesOf([japanese], english)).toEqual([japanese]);
  expect(() => listEditions(inLanguages([]), 'a1', english)).toThrow('There is no article a1');
});
