import { loadPart, mapPart } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import { pages } from '#src/urls.ts';
import { loadLeadChart } from './insights/load-lead-chart.ts';

/** As many as stand beside the lead story on a desk; where they stand below it, the first four are shown. */
const noticesShown = 9;

/** Loads the home page, which is shown without news when those fail. */
export function loadHome(context: PageContext) {
  const { api } = context;
  return loadPage(context, async () => {
    const [home, lead, notices] = await Promise.all([
      api.get('home', {}),
      loadLead(context),
      loadPart('newest notices', api.get('notices', { size: noticesShown })),
    ]);
    return {
      home,
      news: { lead, notices: mapPart(notices, (found) => found.notices) },
      head: { title: home.headline, description: home.description, path: pages.home },
    };
  });
}

/** The newest article with its chart; null where there is none. */
async function loadLead(context: PageContext) {
  const found = await loadPart('newest article', context.api.get('insights', { size: 1 }));
  const [insight] = found === 'failed' ? [] : found.insights;
  return insight ? { insight, chart: await loadLeadChart(context, insight) } : null;
}
