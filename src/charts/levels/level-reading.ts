import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { chartMessages } from '#src/i18n/messages/charts/charts.ts';

import { readOn, valueOn, type NamedLine } from '../lines/lines-layout.ts';
import type { Reading } from '../reading/reading.ts';
import type { LevelChartLayout } from './level-chart-layout.ts';

export type LevelView = {
  layout: LevelChartLayout<NamedLine>;
  language: Language;
  /** Decimals of the levels of an index alone; from 100 on there are two. */
  decimals: number;
  hasDrawdown: boolean;
};

export const isTogether = ({ layout }: LevelView) => layout.shown.length > 1;

export function valueText(view: LevelView, value: number | null): string {
  return formatNumber(view.language, value, isTogether(view) ? 2 : view.decimals);
}

/** How levels and falls are read off their chart, day by day. */
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
      return m.levelOn(date(day), values.join(', '));
    },
  };
}

/** One line on a day: what it stands at, of which day that is, and what has to be said of it. */
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
