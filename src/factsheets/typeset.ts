import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { readFileSync } from 'node:fs';
import type { FactsheetContent } from './factsheet.ts';
import { missingMark, missingTexts, withMark } from './missing-characters.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Static fonts by their files; a folder of them holds one font. */
const fontFiles = [
  '@expo-google-fonts/source-sans-3/300Light/SourceSans3_300Light.ttf',
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
];

/** Turns a factsheet's content into a tagged PDF (PDF/UA-1). */
export type Typeset = (content: FactsheetContent, created: Date) => Uint8Array;

/**
 * Of its usual size, what a page is set at where the provider has more to say than fits: the first at which it
 * does. What would be too small to read goes on to further pages, at the usual size.
 */
const shares = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 1];

/** Places in `shares`: of the first page and of the further one. */
type Tried = readonly [first: number, further: number];

/**
 * Opens the typesetter with its fonts and template. Rejects where there is no build of it for this platform.
 */
export async function openTypesetter(): Promise<Typeset> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const template = readFileSync(new URL('factsheet.typ', import.meta.url), 'utf8');
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontPaths: fontFiles.map((file) => dirname(resolve(file))) }],
  });

  /**
   * Lays out the whole sheet and looks how many pages came of each part. The template could measure them itself,
   * but that costs as much again as to lay them out, and most fit at once.
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

  /** With a mark for what no font has: its size is that of another character, so that all is laid out anew. */
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
      // One sheet has next to nothing of another: what is kept only has to be looked through again.
      compiler.evictCache(0);
    }
  };
}

function placeAfter(place: number, pages: number): number {
  return pages > 1 ? Math.min(place + 1, shares.length - 1) : place;
}
