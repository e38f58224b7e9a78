import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PagesHandler } from '#src/app/pages.ts';
import { UnavailableError } from '#src/domain/errors.ts';

const entry = new URL('../../../dist/server/pages.js', import.meta.url);

/** The pages as Vite built them (`npm run build`). */
export async function loadBuiltPages(): Promise<{ pages: PagesHandler; clientFolder: string }> {
  if (!existsSync(entry)) {
    throw new UnavailableError('The pages are not built yet: run `npm run build` first');
  }
  const { default: pages } = (await import(entry.href)) as { default: PagesHandler };
  return {
    pages,
    clientFolder: fileURLToPath(new URL('../../../dist/client', import.meta.url)),
  };
}
