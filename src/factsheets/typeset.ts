import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { readFileSync } from 'node:fs';
import type { FactsheetContent } from './factsheet.ts';

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

/** Compilations whose parts are kept for the next ones. */
const keptCompilations = 10;

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
  return (content, created) => {
    const bytes = compiler.pdf(
      { mainFileContent: template, inputs: { data: JSON.stringify(content) } },
      { pdfStandard: 'ua-1', creationTimestamp: Math.floor(created.getTime() / 1000) },
    );
    compiler.evictCache(keptCompilations);
    return bytes;
  };
}
