import { drawnMarks, type DrawnMarks } from '#src/charts/lines/drawn-marks.tsx';
import { rebased, type NamedLine } from '#src/charts/lines/lines-layout.ts';
import type { ChartWithLevels } from '#src/contract/api/insights.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import { pages } from '#src/urls.ts';

/** The lines of an article's chart, except those with fewer than two levels. */
export function chartLines(chart: ChartWithLevels, language: Language): NamedLine[] {
  return chart.series
    .map(({ fundId, portfolioName, hasReturns, launchDate, levels, ...variant }) => ({
      name: portfolioName,
      hasReturns,
      variant: shortVariantName(variant, language),
      href: pages.index(fundId),
      launch: launchDate === null ? null : dayOfIso(launchDate),
      series: chart.rebased ? rebased(decodeLevels(levels)) : decodeLevels(levels),
    }))
    .filter(({ series }) => series.days.length > 1);
}

/** The chart's marks, in the article's language; null where there are none. */
export const chartMarks = ({ marks }: ChartWithLevels, language: Language): DrawnMarks | null =>
  drawnMarks(
    language,
    marks.map(({ from, to, label }) => ({
      from: dayOfIso(from)!,
      to: to === null ? null : dayOfIso(to),
      label,
    })),
  );
