import { routePattern } from '#src/server/pages/route-pattern.ts';
import { demoIndexes } from './demo-indexes.ts';
import type { SiteApp } from './site-app.ts';

/** One address in each language of every kind of page in the sitemap, and the pages that are not in it. */
export async function onePerRoute(site: Pick<SiteApp, 'get'>): Promise<string[]> {
  const locations = async (path: string) => {
    const text = await (await site.get(path)).text();
    return [...text.matchAll(/<loc>https:\/\/indexes\.example([^<]*)<\/loc>/g)].map(
      ([, at = '']) => at || '/',
    );
  };
  const found = new Map<string, string>();
  for (const part of await locations('/sitemap.xml')) {
    for (const path of await locations(part)) {
      const kind = `${path.startsWith('/ja-jp') ? 'ja' : 'en'} ${routePattern(path)}`;
      if (!found.has(kind)) found.set(kind, path);
    }
  }
  const { fundId } = demoIndexes.full;
  return [...found.values(), '/indexes/legacy-screener', `/indexes/screener/equity/${fundId}`];
}
