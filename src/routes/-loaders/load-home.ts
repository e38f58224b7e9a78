import { loadPart, mapPart } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import { pages } from '#src/urls.ts';

const noticesShown = 4;

/** The home page stands without its news. */
export function loadHome(context: PageContext) {
  const { api } = context;
  return loadPage(context, async () => {
    const [home, insights, notices] = await Promise.all([
      api.get('home', {}),
      loadPart('newest article', api.get('insights', { size: 1 })),
      loadPart('newest notices', api.get('notices', { size: noticesShown })),
    ]);
    return {
      home,
      news: {
        // Without its picture, which is larger than all of the page.
        insights: mapPart(insights, (found) =>
          found.insights.map(({ picture: _picture, ...insight }) => insight),
        ),
        notices: mapPart(notices, (found) => found.notices),
      },
      head: { title: home.headline, description: home.description, path: pages.home },
    };
  });
}
