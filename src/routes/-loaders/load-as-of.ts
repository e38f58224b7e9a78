import type { PageContext } from '#src/client/page/page-context.ts';
import { releaseOfPage } from '#src/client/page/release-of-page.ts';
import { loadReleases } from '#src/as-of/load-releases.ts';

/** What the page says of the release that its address asks for; null where there is no such release. */
export async function loadAsOf(context: PageContext) {
  const [shown, { releases }] = await Promise.all([
    // Where there is none, the page itself says so.
    releaseOfPage(context).catch(() => null),
    loadReleases(context.currentApi),
  ]);
  return shown === null ? null : { shown, releases };
}
