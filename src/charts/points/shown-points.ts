import type { PortfolioPoints } from '#src/contract/api/indexes/portfolios.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { scatterMessages } from '#src/i18n/messages/lists/scatter.ts';

/** Says how many indexes of the list are drawn, and why not all are. */
export function shownPoints(language: Language, answer: PortfolioPoints): string {
  const { points, numberOfPortfolios, considered } = answer;
  const m = scatterMessages(language);
  const count = (number: number) => formatCount(language, number);
  const cut = considered < numberOfPortfolios ? m.onlyFirst(count(considered)) : '';
  const missing = considered - points.length;
  return [m.points(count(points.length)), missing > 0 ? m.without(count(missing)) : '', cut]
    .filter(Boolean)
    .join(' ');
}
