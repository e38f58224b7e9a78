import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { chartMessages } from '#src/i18n/messages/indexes/charts.ts';
import { levelAt, type Stretch } from './level-series.ts';
import {
  changeText,
  dateText,
  isBackTested,
  levelText,
  type ShownSeries,
} from '../shown-series.ts';

/** The chart in a few sentences, for those who do not see it. */
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
  const change = changeText(shown, from, to);
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
