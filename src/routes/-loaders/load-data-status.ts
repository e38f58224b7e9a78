import { loadPart } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { DataStatus } from '#src/features/data-status/data-status-page.tsx';
import { dataStatusMessages } from '#src/i18n/messages/data/data-status.ts';
import { pages } from '#src/urls.ts';

/** Loads the page about the state of the data. It is shown without parts that fail, but not without the release. */
export function loadDataStatus(
  context: PageContext,
): Promise<{ data: DataStatus; head: PageFacts }> {
  const { api, language } = context;
  const { title, lead } = dataStatusMessages(language);
  return loadPage(context, async () => {
    const [version, dates, corrections, releases] = await Promise.all([
      api.get('dataVersion', {}),
      loadPart('days of levels', api.get('levelDates', { size: 100 })),
      loadPart('corrections', api.get('ledger', { size: 5 })),
      loadPart('releases', api.get('releases', { size: 10 })),
    ]);
    return {
      data: { version, dates, corrections, releases },
      head: { title, description: lead, path: pages.status },
    };
  });
}
