import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { readFileSync } from 'node:fs';
import type { FactsheetContent } from './factsheet.ts';
import { missingMark, missingTexts, withMark } from './missing-characters.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Paths of static fonts; each package folder contains one font. */
const fontFiles = [
  '@expo-google-fonts/source-sans-3/300Light/SourceSans3_300Light.ttf',
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
];

/** Renders a factsheet's content as a tagged PDF (PDF/UA-1). */
export type Typeset = (content: FactsheetContent, created: Date) => Uint8Array;

/**
 * The scales that are tried, one after the other, for a page whose content does not fit: the first that fits is
 * used. Content that would become too small to read continues on further pages at full size.
 */
const shares = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 1];

/** Indexes into `shares` for the first and the further page. */
type Tried = readonly [first: number, further: number];

/** Loads the typesetter with its fonts and template. Rejects where no build for the platform exists. */
export async function openTypesetter(): Promise<Typeset> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const template = readFileSync(new URL('factsheet.typ', import.meta.url), 'utf8');
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontPaths: fontFiles.map((file) => dirname(resolve(file))) }],
  });

  /**
   * Lays out the whole sheet and counts the pages of each part. The template could measure the parts, but that
   * would double the work, and most sheets fit at once.
   */
  function layOut(data: string, tried: Tried): NodeTypstDocument {
    const inputs = { data, shares: JSON.stringify(tried.map((place) => shares[place])) };
    const compiled = compiler.compile({ mainFileContent: template, inputs });
    const document = compiled.result;
    if (!document) {
      throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
    }
    const found: unknown = compiler.query(document, { selector: '<further>', field: 'value' });
    const further = Array.isArray(found) ? Number(found[0]) : Number.NaN;
    const first = placeAfter(tried[0], further - 1);
    const second = placeAfter(tried[1], document.numOfPages - further + 1);
    const isSettled = first === tried[0] && second === tried[1];
    return isSettled ? document : layOut(data, [first, second]);
  }

  /** Renders again with a mark for missing characters, whose width may change the layout. */
  function make(content: FactsheetContent, created: Date): Uint8Array {
    const document = layOut(JSON.stringify(content), [0, 0]);
    try {
      return compiler.pdf(document, {
        pdfStandard: 'ua-1',
        creationTimestamp: Math.floor(created.getTime() / 1000),
      });
    } catch (error) {
      const missing = missingTexts(error);
      if (missing.length === 0 || missing.includes(missingMark)) throw error;
      return make(withMark(content, missing), created);
    }
  }

  return (content, created) => {
    try {
      return make(content, created);
    } finally {
      // Sheets have little in common: cached results would only slow down later ones.
      compiler.evictCache(0);
    }
  };
}

function placeAfter(place: number, pages: number): number {
  return pages > 1 ? Math.min(place + 1, shares.length - 1) : place;
}
