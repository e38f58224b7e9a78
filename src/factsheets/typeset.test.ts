import { getDocumentProxy, extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { printLook } from '#src/brand/print-look.ts';
import { noFigures } from '#src/features/index-page/index-figures.example-data.ts';
import {
  exampleConstituents,
  exampleDetails,
} from '#src/features/index-page/index-page.example-data.ts';
import { factsheetContent } from './factsheet-content.ts';
import { openTypesetter } from './typeset.ts';

/** The words of a factsheet as a reader copies them. */
async function wordsOf(portfolioName: string, language: 'en-us' | 'ja-jp'): Promise<string> {
  const content = factsheetContent({
    language,
    details: exampleDetails({ portfolioName, description: `Of ${portfolioName}.` }),
    figures: noFigures,
    prices: null,
    constituents: exampleConstituents(3),
    benchmark: null,
    paper: 'a4',
    provider: { name: 'Example Indexes', notice: null },
    look: printLook(null),
    release: { number: 1, published: '2026-11-20T21:00:00.000Z' },
    address: 'https://indexes.example/indexes/details/WORLD_NTR_USD',
  });
  const typeset = await openTypesetter();
  const pdf = await getDocumentProxy(new Uint8Array(typeset(content, new Date(0))));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test.each([
  ['en-us', '□ stands for a character that the fonts of this factsheet do not have.'],
  ['ja-jp', '□ は、このファクトシートのフォントにない文字を表します。'],
] as const)(
  'a character that no font has is replaced by a mark, which is explained (%s)',
  async (language, note) => {
    // A ligature, a private character, and quotes around one that no font has.
    const words = await wordsOf('Harbour \u{FDFD} \u{10FFFF} "\u{10FFFE}" World', language);
    expect(words).toContain('Harbour □ □ "□" World');
    expect(words).toContain(note);
    expect(await wordsOf('Harbour "World"', language)).not.toContain('□');
  },
);
