import { Hono, type Context } from 'hono';
import { sendAnswer } from '#src/api/http/send-answer.ts';
import { brandOf } from '#src/api/site/brand-of.ts';
import { listedKinds } from '#src/api/site/listed-kinds.ts';
import { siteTexts } from '#src/api/site/site-texts.ts';
import type { Stored } from '#src/api/source.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import type { ShownBrand } from '#src/contract/api/site-answers.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { Store } from '#src/store/open-store.ts';
import { found, headFiles } from '#src/urls/discovery.ts';
import type { Env } from '../settings/env.ts';
import { apiCatalog } from './api-catalog.ts';
import { llmsText, robots, securityText, webManifest } from './discovery-texts.ts';
import { siteAddresses, type SiteAddresses } from './site-addresses.ts';
import { addressesInPart, newestOf, sitemap, sitemapIndex, type Address } from './sitemap.ts';

type FoundDeps = {
  env: Pick<Env, 'publicUrl' | 'appEnv'>;
  store: Pick<Store, 'db'>;
  snapshot: () => Snapshot;
};

const xml = 'application/xml; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
const catalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

const addressesOf = oncePerRelease((source: Stored) => siteAddresses(source));
const partsOf = oncePerRelease(async (source: Stored) => listParts(await addressesOf(source)));

/** Files that programs look for on any site: sitemaps, robots.txt, the web manifest, llms.txt, security.txt. */
export function foundFiles({ env, store, snapshot }: FoundDeps): Hono {
  const { publicUrl } = env;
  const app = new Hono();
  const current = (): Stored => ({ snapshot: snapshot(), db: store.db });

  const answerOf =
    (contentType: string, make: (site: Site, brand: ShownBrand | null) => string | null) =>
    async (c: Context) => {
      const source = current();
      const { site } = await siteTexts(source);
      const brand = await brandOf(source);
      const text = make(site, brand && brand.shown);
      if (text === null) return c.notFound();
      return sendAnswer(c, { text, contentType, release: source.snapshot.release });
    };

  app.get(
    found.robots,
    answerOf(plain, () => robots(publicUrl, env.appEnv === 'prd')),
  );
  app.get(headFiles.manifest, answerOf('application/manifest+json', webManifest));
  app.get(found.llms, async (c) => {
    const source = current();
    const { site } = await siteTexts(source);
    const listed = [...(await listedKinds(source)).indexes.keys()];
    const text = llmsText(site, publicUrl, listed);
    return sendAnswer(c, { text, contentType: plain, release: source.snapshot.release });
  });
  app.get(
    found.security,
    answerOf(plain, (site) => securityText(site, publicUrl, new Date())),
  );

  app.get(found.apiCatalog, (c) => {
    c.header('Link', `<${publicUrl}${found.apiCatalog}>; rel="api-catalog"`);
    return answerOf(catalogType, (site) => JSON.stringify(apiCatalog(site, publicUrl)))(c);
  });

  app.get(found.sitemap, async (c) => {
    const source = current();
    const text = sitemapIndex(publicUrl, await partsOf(source));
    return sendAnswer(c, { text, contentType: xml, release: source.snapshot.release });
  });

  app.get('/sitemaps/:part{[1-9][0-9]*\\.xml}', async (c) => {
    const source = current();
    const addresses = await addressesOf(source);
    const from = (Number.parseInt(c.req.param('part'), 10) - 1) * addressesInPart;
    if (from >= addresses.count) return c.notFound();
    const text = sitemap(publicUrl, await addresses.slice(from, from + addressesInPart));
    return sendAnswer(c, { text, contentType: xml, release: source.snapshot.release });
  });
  return app;
}

/** The parts of the sitemap; the date of each is that of its newest address. */
async function listParts({ count, slice }: SiteAddresses): Promise<Address[]> {
  const parts: Address[] = [];
  for (let from = 0; from < count; from += addressesInPart) {
    const addresses = await slice(from, from + addressesInPart);
    parts.push({ path: found.sitemapPart(parts.length + 1), lastModified: newestOf(addresses) });
  }
  return parts;
}
