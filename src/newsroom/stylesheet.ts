import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addresses } from './addresses.ts';

const ui = new URL('../ui/', import.meta.url);

/** The stylesheet of the newsroom: tokens, typefaces and base of the site, and its own rules. */
export async function newsroomStylesheet(): Promise<{ css: string; fonts: Map<string, string> }> {
  const fonts = new Map<string, string>();
  const faces = (await textOf(new URL('fonts.css', ui))).replaceAll(
    /url\('([^']+)'\)/g,
    (_, file: string) => {
      const name = path.basename(file);
      fonts.set(name, fileURLToPath(import.meta.resolve(file)));
      return `url('${addresses.font(name)}')`;
    },
  );
  const sheets = [new URL('tokens.css', ui), new URL('base.css', ui)];
  const own = await textOf(new URL('newsroom.css', import.meta.url));
  return { css: [faces, ...(await Promise.all(sheets.map(textOf))), own].join('\n'), fonts };
}

const textOf = (file: URL) => readFile(file, 'utf8');
