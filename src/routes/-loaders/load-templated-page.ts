import type { PageContext } from '#src/client/page/page-context.ts';
import { missing } from '#src/client/page/page-steps.ts';
import { loadContentPage, type LoadedPage } from './load-content-page.ts';

const address = /^(\/[a-z0-9-]+){1,2}$/;

/** A page built from sections: every address of one or two segments could be one. */
export async function loadTemplatedPage(context: PageContext, url: string): Promise<LoadedPage> {
  if (!address.test(url)) throw missing();
  return loadContentPage(context, () => context.api.get('templatizedPage', { url }));
}
