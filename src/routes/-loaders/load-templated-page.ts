import type { PageContext } from '#src/client/page/page-context.ts';
import { missing } from '#src/client/page/page-steps.ts';
import { loadContentPage, type LoadedPage } from './load-content-page.ts';

const address = /^(\/[a-z0-9-]+){1,2}$/;

/** Loads a page built from sections. Any address of one or two segments may be such a page. */
export async function loadTemplatedPage(context: PageContext, url: string): Promise<LoadedPage> {
  if (!address.test(url)) throw missing();
  return loadContentPage(context, () => context.api.get('templatizedPage', { url }));
}
