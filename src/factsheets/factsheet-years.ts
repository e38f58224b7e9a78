import { sinceFirst } from '#src/domain/figures/calendar-returns.ts';
import type { PrintLook } from '#src/brand/print-look.ts';
import { layoutYearBars } from '#src/charts/years/year-bars.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { formatMonthAlone } from '#src/i18n/format-date.ts';
import { formatReturn } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { factsheetMessages } from '#src/i18n/messages/indexes/factsheet.ts';
import { figureMessages } from '#src/i18n/messages/figures/index-figures.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import { marked, shownYears, type WorkingLink } from './factsheet-tables.ts';
import type { FactsheetContent, PrintedTable } from './factsheet.ts';

/** In points, across the whole page. */
const plot = { width: 480, height: 92, top: 12, bottom: 24 };

/** Returns of calendar years as labelled bars, the newest on the right; null without any. */
export function yearBarsOf(
  figures: IndexFigures,
  language: Language,
  look: PrintLook,
): FactsheetContent['yearBars'] {
  const years = shownYears(figures);
  if (years.length === 0) return null;
  const m = factsheetMessages(language);
  const nameOf = ({ year, toDate }: (typeof years)[number]) => (toDate ? m.ytd : String(year));
  const textOf = (one: (typeof years)[number]) =>
    marked(formatReturn(language, one.value), one, language);
  const layout = layoutYearBars(years);
  const width = Math.min(layout.step * plot.width * 0.6, 34);
  const y = (share: number) => plot.top + share * plot.height;
  const bars = layout.bars.flatMap((bar) => {
    const of = years.find(({ year }) => year === bar.year)!;
    const x = bar.across * plot.width;
    const isBelow = (bar.value ?? 0) < 0;
    const end = isBelow ? y(bar.top + bar.height) + 8 : y(bar.top) - 3;
    return [
      `<rect x="${(x - width / 2).toFixed(2)}" y="${y(bar.top).toFixed(2)}" width="${width.toFixed(2)}" height="${(bar.height * plot.height).toFixed(2)}" fill="${look.line}"/>`,
      `<text x="${x.toFixed(2)}" y="${end.toFixed(2)}" fill="${look.ink}" text-anchor="middle">${textOf(of)}</text>`,
      `<text x="${x.toFixed(2)}" y="${plot.top + plot.height + 20}" text-anchor="middle">${nameOf(of)}</text>`,
    ];
  });
  const zero = y(layout.zero).toFixed(2);
  return {
    title: m.calendarYears,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plot.width} ${plot.top + plot.height + plot.bottom}" font-family="Source Sans 3, Noto Sans JP" font-size="7.5" fill="${look.quiet}">`,
      ...bars,
      `<path d="M0 ${zero}H${plot.width}" stroke="${look.quiet}" stroke-width="0.5"/>`,
      '</svg>',
    ].join(''),
    alt: labels(language).sentence(
      m.calendarYears,
      listedTexts(
        language,
        years.map((one) => `${nameOf(one)} ${textOf(one)}`),
      ),
    ),
  };
}

/** The years of the table of months, newest first. */
export function shownMonths({ calendarYears }: IndexFigures, most: number) {
  const hasMonth = ({ months }: (typeof calendarYears)[number]) =>
    months.some((value) => value !== null);
  return sinceFirst(calendarYears, hasMonth).slice(0, most);
}

/** Monthly returns, one row per year, newest first, each cell with its working; null without any. */
export function monthTable(
  figures: IndexFigures,
  most: number,
  language: Language,
  linkOf: WorkingLink,
): PrintedTable | null {
  const years = shownMonths(figures, most);
  if (years.length === 0) return null;
  const header = Array.from({ length: 12 }, (_, i) =>
    formatMonthAlone(language, `2001-${String(i + 1).padStart(2, '0')}-01`),
  );
  return {
    header: [figureMessages(language).year, ...header],
    rows: years.map(({ year, months, missingMonths, monthsCrossingLaunch }) => [
      String(year),
      ...months.map((value, at) =>
        // A month in the future has neither a return nor a reason for a missing one.
        value === null && missingMonths[at] === null
          ? ''
          : marked(
              formatReturn(language, value),
              { value, crossesLaunch: monthsCrossingLaunch.includes(at + 1) },
              language,
            ),
      ),
    ]),
    links: years.map(({ year, toDate, months }) => [
      linkOf(toDate ? 'returnYTD' : `return${year}`),
      ...months.map((value, at) =>
        value === null ? null : linkOf(`return${year}-${String(at + 1).padStart(2, '0')}`),
      ),
    ]),
  };
}
