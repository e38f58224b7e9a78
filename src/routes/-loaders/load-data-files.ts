import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { DataFilesData } from '#src/features/data-files/data-files-page.tsx';
import { dataCatalog } from '#src/features/data-files/data-structured-data.ts';
import { dataFilesMessages } from '#src/i18n/messages/data/data-files.ts';
import { pages } from '#src/urls.ts';

/**
 * Loads the list of data files, with code examples for the table and index that the address names, where downloads
 * are allowed, and how that index is cited.
 */
export function loadDataFiles(
  context: PageContext,
  search: Record<string, string[]>,
): Promise<{ data: DataFilesData; head: PageFacts }> {
  const { api, language } = context;
  const [index] = search['index'] ?? [];
  const [requestedTable] = search['table'] ?? [];
  return loadPage(context, async (asOf) => {
    const [files, named] = await Promise.all([
      api.get('dataFiles', {}),
      index === undefined ? null : api.get('indexDetails', { indexId: index }),
    ]);
    if (import.meta.env.SSR && asOf === null) context.describe(dataCatalog(files, context));
    const { title, lead } = dataFilesMessages(language);
    const examples = named?.entitlements.downloads ? [named.fundId] : files.examples;
    const table = files.tables.find((one) => one.table === requestedTable)?.table ?? 'levels';
    const cited = named && { fundId: named.fundId, name: named.portfolioName };
    return {
      data: { files: { ...files, examples }, isAsOf: asOf !== null, table, cited },
      head: { title, description: lead, path: pages.data },
    };
  });
}
