import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPage, missing } from '#src/client/page/page-steps.ts';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Language } from '#src/domain/language.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import { workingMessages } from '#src/i18n/messages/figures/figure-working.ts';
import { blendMessages } from '#src/i18n/messages/mixes/blends.ts';
import { compareMessages } from '#src/i18n/messages/mixes/compare.ts';
import { pages, splitLanguage, withQuery } from '#src/urls.ts';
import { mixPaths, type MixKind } from '#src/urls/mixed-figures.ts';
import { readable } from '#src/urls/mixes.ts';
import type { WorkingAddress } from '#src/urls/workings.ts';
import { askWorking } from '#src/workings/ask-working.ts';

type LoadedWorking = {
  working: FigureWorking;
  /** The page that shows the figure. */
  shownOn: { href: string; name: string };
  head: PageFacts;
};

/** Loads the working of one figure. */
export function loadWorking(context: PageContext, address: WorkingAddress): Promise<LoadedWorking> {
  const { api, language } = context;
  return loadPage(context, async () => {
    const working = await askWorking(api, address);
    const { portfolioName, name, shown, page } = working;
    const title = workingMessages(language).title(name);
    return {
      working,
      shownOn: pageOf(address, working, language),
      head: {
        title: labels(language).labelled(title, portfolioName),
        description: labels(language).labelled(listedTexts(language, [portfolioName, name]), shown),
        path: splitLanguage(page).path,
      },
    };
  });
}

/** Loads the working of one figure of the comparison or blend that the query names. */
export function loadMixedWorking(
  context: PageContext,
  { mix, tag }: { mix: string; tag: string },
  search: Record<string, string[]>,
): Promise<LoadedWorking> {
  if (!(mix in mixPaths)) throw missing();
  const named = Object.entries(search).map(([name, values]) => [name, values.join(',')] as const);
  const query = Object.fromEntries(named);
  return loadWorking(context, { of: mix as MixKind, figure: tag, query });
}

function pageOf(
  address: WorkingAddress,
  { portfolioName }: FigureWorking,
  language: Language,
): LoadedWorking['shownOn'] {
  if (address.of === 'index') return { href: pages.index(address.fundId), name: portfolioName };
  const { index: _, against: __, crisis: ___, ...mix } = address.query;
  const m = address.of === 'compare' ? compareMessages(language) : blendMessages(language);
  return { href: readable(withQuery(mixPaths[address.of], mix)), name: m.title };
}
