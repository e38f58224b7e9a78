import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { workingMessages } from '#src/i18n/messages/figures/figure-working.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import { withQuery } from '#src/urls.ts';
import { readable } from '#src/urls/mixes.ts';

/** The citation of a figure: provider, day, release, and the permanent address of its working. */
export function citationOf(
  working: FigureWorking,
  { language, origin }: { language: Language; origin: string },
): string {
  const { source, portfolioName, name, shown, release, published, page, to } = working;
  const day = (of: string) => formatDate(language, of);
  return workingMessages(language).citationText({
    source,
    figure: labels(language).labelled(listedTexts(language, [portfolioName, name]), shown),
    asOf: to === null ? '' : workingMessages(language).asOf(day(to)),
    release: workingMessages(language).release(String(release), day(published.slice(0, 10))),
    address: readable(withQuery(origin + page, { asof: release })),
  });
}
