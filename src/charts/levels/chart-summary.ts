import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { chartMessages } from '#src/i18n/messages/charts/charts.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Language } from '#src/domain/language.ts';
import { formatPercent } from '#src/i18n/format.ts';
import { extremes, levelAt, type Stretch } from './level-series.ts';
import {
  changeBetween,
  dateText,
  isBackTested,
  levelText,
  type ShownSeries,
} from '../shown-series.ts';

/** Describes the chart in a few sentences for screen readers. */
export function summaryOf(shown: ShownSeries, { from, to }: Stretch): string {
  if (from === to) {
    return chartMessages(shown.language).singleLevel(dateText(shown, to), levelText(shown, to));
  }
  let low = from;
  let high = from;
  for (let i = from; i <= to; i++) {
    if (levelAt(shown.series, i) < levelAt(shown.series, low)) low = i;
    if (levelAt(shown.series, i) > levelAt(shown.series, high)) high = i;
  }
  const { text: change } = changeBetween(shown, from, to);
  return chartMessages(shown.language).summary({
    from: dateText(shown, from),
    to: dateText(shown, to),
    first: levelText(shown, from),
    last: levelText(shown, to),
    change: isBackTested(shown, from) ? backTestMessages(shown.language).including(change) : change,
    low: levelText(shown, low),
    lowDate: dateText(shown, low),
    high: levelText(shown, high),
    highDate: dateText(shown, high),
  });
}

/** Describes the drawdowns of a chart in a sentence. Values are per cent below the previous high, zero or less. */
export function fallsInWords(falls: Levels, language: Language): string {
  const to = falls.values.length - 1;
  const [deepest] = extremes(falls, { from: 0, to });
  const last = levelAt(falls, to);
  return chartMessages(language).falls(
    formatPercent(language, -deepest),
    last < 0 ? formatPercent(language, -last) : null,
  );
}
