import { notFound, redirect } from '@tanstack/react-router';
import { ApiError } from '#src/client/api-error.ts';
import type { PageContext } from '#src/client/page-context.ts';
import type { ContentPageData } from '#src/features/content-page/content-page-data.ts';
import { localPath } from '#src/urls.ts';
import { loadContentPage } from './-load-content-page.ts';

const address = /^(\/[a-z0-9-]+){1,2}$/;

/**
 * A page built from sections. In the browser an address without one is left to the server, which may
 * redirect it (NV-04): every address of one or two segments could be such a page.
 */
export async function loadTemplatedPage(
  context: PageContext,
  url: string,
  isPreload: boolean,
): Promise<ContentPageData> {
  if (!address.test(url)) throw notFound();
  return loadContentPage(context, async () => {
    try {
      return await context.api.get('templatizedPage', { url });
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404;
      if (!isMissing || import.meta.env.SSR || isPreload) throw error;
      const href = location.origin + localPath(context.language, url);
      throw redirect({ href, reloadDocument: true });
    }
  });
}
