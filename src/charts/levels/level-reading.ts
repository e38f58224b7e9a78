import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatLevel, formatNumber, formatPercent } from '#src/i18n/format.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { chartMessages } from '#src/i18n/messages/charts/charts.ts';

import { readOn, valueOn, type NamedLine } from '../lines/lines-layout.ts';
import type { Reading } from '../reading/reading.ts';
import type { NamedSpan } from '../spans/named-spans.ts';
import type { LevelChartLayout } from './level-chart-layout.ts';

export type LevelView = {
  layout: LevelChartLayout<NamedLine>;
  language: Language;
  /** Decimals of the levels of a single index. */
  decimals: number;
  hasDrawdown: boolean;
  /** Stretches of days that are shaded, and named at the top of the levels. */
  spans?: readonly NamedSpan[];
};

export const isTogether = ({ layout }: LevelView) => layout.shown.length > 1;

export function valueText(view: LevelView, value: number | null): string {
  const { language, decimals } = view;
  return isTogether(view) ? formatLevel(language, value) : formatNumber(language, value, decimals);
}

/** How levels and drawdowns are read off the chart, by day. */
export function levelReading(view: LevelView): Reading {
  const { layout, language, hasDrawdown } = view;
  const { levels, drawdowns, shown, falls } = layout;
  const m = chartMessages(language);
  const dayOf = (position: number) => levels.days[position] ?? 0;
  const date = (day: number) => formatDate(language, isoOfDay(day));
  const ysOf = (lines: readonly NamedLine[], of: typeof levels, day: number) =>
    lines
      .map(({ series }) => valueOn(series, day))
      .filter((value) => value !== null)
      .map((value) => of.placeOf(day, value).y);
  return {
    label: m.levelOnDate,
    stretch: { from: 0, to: levels.days.length - 1 },
    positionAt: levels.positionAt,
    dateOf: (position) => date(dayOf(position)),
    placesOf: (position) => {
      const day = dayOf(position);
      return {
        x: levels.xOf(day),
        ys: [ysOf(shown, levels, day), ...(hasDrawdown ? [ysOf(falls, drawdowns, day)] : [])],
      };
    },
    textOf: (position) => {
      const day = dayOf(position);
      const values = shown.map((_, line) => wordsOf(view, line, day));
      return m.levelOn(date(day), listedTexts(language, values));
    },
  };
}

/** The value of one line on a day, the day of that value, and notes about it. */
function wordsOf(view: LevelView, line: number, day: Day): string {
  const { layout, language, hasDrawdown } = view;
  const m = chartMessages(language);
  const { name, series, launch } = layout.shown[line]!;
  const read = readOn(series, day);
  const fall = hasDrawdown ? valueOn(layout.falls[line]!.series, day) : null;
  const said = [
    read && read.day !== day && formatDate(language, isoOfDay(read.day)),
    launch !== null && day < launch && m.backTested,
    fall !== null && m.belowHigh(formatPercent(language, Math.abs(fall))),
  ];
  return [
    isTogether(view) ? name : '',
    valueText(view, read === null ? null : read.value),
    ...said.map((words) => words && `(${words})`),
  ]
    .filter(Boolean)
    .join(' ');
}
