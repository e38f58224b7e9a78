import { Hono, type Context } from 'hono';
import { sendAnswer } from '#src/api/http/send-answer.ts';
import { brandOf } from '#src/api/site/brand-of.ts';
import type { Stored } from '#src/api/source.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { Brand } from '#src/contract/provider/brand.ts';
import type { Store } from '#src/store/open-store.ts';
import { brandPaths, found, headFiles } from '#src/urls/discovery.ts';

type BrandDeps = { store: Pick<Store, 'db'>; snapshot: () => Snapshot };

const forever = 'public, max-age=31536000, immutable';

/**
 * The files of the provider's brand. The stylesheet is computed on every request: a page of another release, or of
 * another version of the software, may ask for one that is not today's, and is given today's without caching.
 */
export function brandFiles({ store, snapshot }: BrandDeps): Hono {
  const app = new Hono();
  const current = (): Stored => ({ snapshot: snapshot(), db: store.db });

  app.get(brandPaths.stylesheet(':hash{[0-9a-f]{16}\\.css}').replace(/\.css$/, ''), async (c) => {
    const source = current();
    const brand = await brandOf(source);
    if (!brand) return c.notFound();
    const isToday = c.req.path === brand.shown.stylesheet;
    return sendAnswer(c, {
      text: brand.stylesheet,
      contentType: 'text/css; charset=utf-8',
      release: source.snapshot.release,
      lifetime: isToday ? forever : 'no-store',
    });
  });

  app.get(brandPaths.licences, async (c) => {
    const source = current();
    const text = licencesOf((await brandOf(source))?.brand);
    if (!text) return c.notFound();
    const contentType = 'text/plain; charset=utf-8';
    return sendAnswer(c, { text, contentType, release: source.snapshot.release });
  });

  /**
   * The usual names (`/favicon.ico` and the like) lead to the brand's files where it has them, else to the product's.
   */
  const insteadOf = async (c: Context, next: () => Promise<void>) => {
    const brand = await brandOf(current());
    if (!brand) return next();
    const { icon, touchIcon, sharePicture } = brand.shown;
    const instead: Record<string, string | null> = {
      [headFiles.icon]: icon,
      [found.firstIcon]: icon,
      [headFiles.touchIcon]: touchIcon,
      [headFiles.sharePicture]: sharePicture,
    };
    const address = instead[c.req.path];
    if (!address) return c.notFound();
    c.header('Cache-Control', 'public, max-age=3600');
    return c.redirect(address, 302);
  };
  for (const path of [headFiles.icon, found.firstIcon, headFiles.touchIcon, headFiles.sharePicture])
    app.get(path, insteadOf);
  return app;
}

function licencesOf(brand: Brand | undefined): string {
  const { text = null, headline = null } = brand?.typefaces ?? {};
  return [text, headline]
    .flatMap((typeface) => typeface ?? [])
    .map(({ name, licence }) => `${name}\n${'='.repeat(name.length)}\n\n${licence.trim()}\n`)
    .join('\n\n');
}
