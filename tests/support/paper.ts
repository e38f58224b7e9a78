import type { Language } from '#src/domain/language.ts';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { expectEverythingFits } from './looks.ts';

/** The printed area of A4 within the stylesheet's margins, in CSS pixels. */
export const paper = { width: 688, height: 1000 };

/** Removes spaces and normalises characters: a PDF may name another character that has the same glyph. */
const withoutSpaces = (text: string) =>
  text.normalize('NFKC').replaceAll('\u2027', '・').replaceAll(/\s+/g, '');

/** Texts of navigation, controls and downloads, which must not be printed. */
const notOnPaper: Record<Language, readonly string[]> = {
  'en-us': ['Search for an index', 'Sections of this page', 'Contact us', 'CSV', 'Add an index'],
  'ja-jp': ['指数を検索', 'お問い合わせはこちら', 'CSV', '指数を追加'],
};

type Sheets = {
  /** The text of each sheet without spaces. */
  sheets: string[];
  /** The lowest line of each sheet, without spaces. */
  lastLines: string[];
  /** Addresses that the links of the sheets lead to. */
  links: string[];
};

/**
 * Prints a page on A4. Fails the test if a text does not fit, if one of the words is missing, or if navigation or
 * controls are printed.
 */
export async function expectOnPaper(
  page: Page,
  language: Language,
  words: readonly string[],
): Promise<Sheets> {
  await page.emulateMedia({ media: 'print' });
  await expectEverythingFits(page);
  const found = await printed(await page.pdf({ format: 'A4', printBackground: true }));
  const text = found.sheets.join('');
  for (const one of words) expect(text).toContain(withoutSpaces(one));
  for (const one of notOnPaper[language]) expect(text).not.toContain(withoutSpaces(one));
  return found;
}

async function printed(bytes: Uint8Array): Promise<Sheets> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  const links = [];
  const lastLines = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    lastLines.push(lastLineOf((await sheet.getTextContent()).items as Words[]));
    for (const { url } of (await sheet.getAnnotations()) as { url?: string }[]) {
      if (url !== undefined) links.push(url);
    }
  }
  return { sheets: text.map(withoutSpaces), lastLines, links };
}

type Words = { str: string; transform: number[] };

/** The lowest words of a sheet by their positions, because a PDF lists words in the order of drawing. */
function lastLineOf(items: readonly Words[]): string {
  const written = items.filter(({ str }) => str.trim() !== '');
  const heightOf = ({ transform }: Words) => transform[5] ?? 0;
  const lowest = Math.min(...written.map(heightOf));
  const line = written.filter((words) => heightOf(words) < lowest + 3);
  return withoutSpaces(line.map(({ str }) => str).join(''));
}
