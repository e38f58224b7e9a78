import type { NamedLine } from '#src/charts/lines/lines-layout.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { decodeLevels, type Levels } from '#src/domain/levels/level-columns.ts';
import type { Language } from '#src/domain/language.ts';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import { pages } from '#src/urls.ts';
import type { IndexCore } from '../../index-core.ts';
import type { RequestedIndex } from '../comparison/load-comparison.ts';

type Compared = Pick<IndexCore, 'details' | 'fundId'> & {
  levels: Levels;
  comparison: readonly RequestedIndex[];
  language: Language;
};

/** Whole histories of the index and of what it is compared with, as the chart draws them. */
export function linesOf(compared: Compared): [NamedLine, ...NamedLine[]] {
  const { details, fundId, levels, comparison, language } = compared;
  const own = details === 'failed' ? null : details;
  const hasReturns = own?.hasReturns !== false;
  return [
    {
      name: own?.portfolioName ?? fundId,
      hasReturns,
      variant: own ? shortVariantName(own, language) : '',
      launch: dayOfDate(own?.launchDate),
      href: null,
      series: levels,
    },
    // Nothing stands beside a measure: lines side by side begin at 100.
    ...(hasReturns ? comparison : []).flatMap(({ found }) =>
      found
        ? {
            name: found.portfolioName,
            variant: shortVariantName(found, language),
            launch: dayOfDate(found.launchDate),
            href: pages.index(found.fundId),
            series: decodeLevels(found.prices),
          }
        : [],
    ),
  ];
}

/** The variants differ: part of the difference between the lines comes from that. */
export const isMixed = (lines: readonly NamedLine[]): boolean =>
  new Set(lines.map(({ variant }) => variant)).size > 1;

const dayOfDate = (date: string | null | undefined) => (date ? dayOfIso(date) : null);
