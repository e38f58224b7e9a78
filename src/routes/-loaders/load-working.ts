import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import { workingMessages } from '#src/i18n/messages/figures/figure-working.ts';
import { idOfSlug } from '#src/urls/index-slug.ts';
import { workingPage } from '#src/urls/workings.ts';

/** Loads the working of one figure of the index that the address names. */
export function loadWorking(
  context: PageContext,
  { portfolioDetails, tag }: { portfolioDetails: string; tag: string },
): Promise<{ working: FigureWorking; head: PageFacts }> {
  const { api, language } = context;
  return loadPage(context, async () => {
    const working = await api.get('working', {
      indexId: idOfSlug(portfolioDetails),
      figure: tag,
    });
    const { fundId, portfolioName, name, shown } = working;
    const title = workingMessages(language).title(name);
    return {
      working,
      head: {
        title: labels(language).labelled(title, portfolioName),
        description: labels(language).labelled(listedTexts(language, [portfolioName, name]), shown),
        path: workingPage(fundId, tag),
      },
    };
  });
}
