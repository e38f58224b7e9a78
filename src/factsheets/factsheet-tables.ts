import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber, formatReturn, noFigure } from '#src/i18n/format.ts';
import { howMeasured } from '#src/i18n/how-measured.ts';
import type { Language } from '#src/domain/language.ts';
import { factsheetMessages } from '#src/i18n/messages/indexes/factsheet.ts';
import {
  figureMessages,
  riskFigureNames,
  windowNames,
} from '#src/i18n/messages/figures/index-figures.ts';
import { returnPeriods } from '#src/i18n/messages/figures/return-periods.ts';
import type { PrintedTable } from './factsheet.ts';

const mostYears = 10;

type Marked = { value: number | null; crossesLaunch: boolean | null };

/** Marks a figure that crosses the launch date; a note explains the mark. */
export function marked(text: string, { value, crossesLaunch }: Marked, language: Language): string {
  const { backTestMark } = factsheetMessages(language);
  return value !== null && crossesLaunch ? `${text} ${backTestMark}` : text;
}

/** The figures on the sheet that need that note. */
export function markedFigures(
  figures: IndexFigures,
): { crossesLaunch: boolean | null; from?: string | null }[] {
  return [
    ...figures.periodReturns,
    ...shownYears(figures),
    ...figures.risk,
    ...figures.drawdowns.map((one) => ({ ...one, value: one.depth })),
  ].filter(({ value, crossesLaunch }) => value !== null && crossesLaunch === true);
}

/** The address of the working of a figure, as of the sheet's release. */
export type WorkingLink = (tag: string) => string;

/** The row names its variant in short, such as NTR USD. */
export function returnTable(
  figures: IndexFigures,
  variant: string,
  language: Language,
  linkOf: WorkingLink,
): PrintedTable | null {
  const { periodReturns } = figures;
  if (periodReturns.every(({ value }) => value === null)) return null;
  const names = returnPeriods(language);
  const { perAnnum, variant: heading } = factsheetMessages(language);
  return {
    header: [
      heading,
      ...periodReturns.map(({ tag, annualised }) =>
        annualised ? `${names[tag]} ${perAnnum}` : names[tag],
      ),
    ],
    rows: [
      [
        variant,
        ...periodReturns.map((one) => marked(formatReturn(language, one.value), one, language)),
      ],
    ],
    links: [[null, ...periodReturns.map(({ tag }) => linkOf(tag))]],
  };
}

/** The calendar years on the sheet, newest first. */
export function shownYears({ calendarYears }: IndexFigures) {
  return calendarYears.filter(({ value }) => value !== null).slice(0, mostYears);
}

const riskOrder = ['volatility', 'sharpe-ratio', 'tracking-error', 'beta', 'correlation'] as const;

export function riskTable(
  figures: IndexFigures,
  language: Language,
  linkOf: WorkingLink,
): PrintedTable | null {
  const known = figures.risk.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  const windows = [...new Set(figures.risk.map(({ window }) => window))];
  const names = riskFigureNames(language);
  const shown = riskOrder.flatMap((name) => {
    const ofName = known.filter(({ figure }) => figure === name);
    if (ofName.length === 0) return [];
    return { name, found: windows.map((window) => ofName.find((one) => one.window === window)) };
  });
  const textOf = (one: IndexFigures['risk'][number] | undefined) => {
    if (!one) return noFigure;
    const text = formatNumber(language, one.value);
    return marked(one.unit === 'percent' ? `${text}%` : text, one, language);
  };
  const labels = windowNames(language);
  const { figure } = figureMessages(language);
  return {
    header: [figure, ...windows.map((window) => labels[window])],
    rows: shown.map(({ name, found }) => [names[name], ...found.map(textOf)]),
    links: shown.map(({ found }) => [null, ...found.map((one) => (one ? linkOf(one.tag) : null))]),
  };
}

/** How each risk figure on the sheet is computed, with the names of benchmark and risk-free index. */
export function riskMeasures(figures: IndexFigures, language: Language): string[] {
  const { measure } = factsheetMessages(language);
  const names = riskFigureNames(language);
  return riskOrder.flatMap((name) => {
    const found = figures.risk.find(({ figure, value }) => figure === name && value !== null);
    return found ? measure(names[name], howMeasured(found, figures, language)) : [];
  });
}

export function drawdownTable(
  figures: IndexFigures,
  language: Language,
  linkOf: WorkingLink,
): PrintedTable | null {
  const known = figures.drawdowns.filter(({ depth }) => depth !== null);
  if (known.length === 0) return null;
  const m = figureMessages(language);
  const labels = windowNames(language);
  const day = (date: string | null) => (date === null ? noFigure : formatDate(language, date));
  return {
    header: [m.window, m.depth, m.peak, m.trough],
    rows: known.map((one) => [
      labels[one.window],
      marked(formatReturn(language, one.depth), { ...one, value: one.depth }, language),
      day(one.peak),
      day(one.trough),
    ]),
    links: known.map(({ tag }) => [null, linkOf(tag), null, null]),
  };
}
