import type { PageContext } from '#src/client/page/page-context.ts';
import { releaseOfPage } from '#src/client/page/release-of-page.ts';
import { loadReleases } from '#src/as-of/load-releases.ts';

/** Loads the note about the release that the address asks for; null where there is no such release. */
export async function loadAsOf(context: PageContext) {
  const [shown, { releases }] = await Promise.all([
    // A missing release is reported by the page itself.
    releaseOfPage(context).catch(() => null),
    loadReleases(context.currentApi),
  ]);
  return shown === null ? null : { shown, releases };
}
