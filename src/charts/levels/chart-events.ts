import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { chartMessages } from '#src/i18n/messages/charts/charts.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import type { EventMark } from '../reading/event-lane.tsx';
import type { EventShape } from '../reading/event-sign.tsx';
import type { NamedSpan } from '../spans/named-spans.ts';
import type { LinesLayout } from '../lines/lines-layout.ts';

/** An event on one day or from one day to another. */
export type ChartEvent = {
  from: Day;
  until: Day | null;
  shape: EventShape;
  /** The kind of event, which its shape stands for. */
  kind: string;
  text: string;
  /** The page with more about it, without a language prefix. */
  href: string | null;
};

/** The events that overlap a stretch of time, in their order. */
export function eventsWithin(events: readonly ChartEvent[], first: Day, last: Day): ChartEvent[] {
  return events.filter(({ from, until }) => from <= last && (until ?? from) >= first);
}

export function dateOfEvent({ from, until }: ChartEvent, language: Language): string {
  const date = (day: Day) => formatDate(language, isoOfDay(day));
  return until === null ? date(from) : chartMessages(language).span(date(from), date(until));
}

/** The events within the chart's time, with their positions. */
export function marksOf(
  events: readonly ChartEvent[],
  { days, xOf }: LinesLayout,
  language: Language,
): EventMark[] {
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  return eventsWithin(events, first, last).map((event) => ({
    share: Math.max(0, xOf(event.from)),
    until: event.until === null ? null : Math.min(1, xOf(event.until)),
    shape: event.shape,
    text: labels(language).labelled(dateOfEvent(event, language), event.text),
  }));
}

/** The events within the chart's time that last, by the names that they are shaded with. */
export function spansOf(events: readonly ChartEvent[], { days }: LinesLayout): NamedSpan[] {
  return eventsWithin(events, days[0] ?? 0, days.at(-1) ?? 0).flatMap(
    ({ shape, from, until, text }) =>
      shape === 'bar' && until !== null ? [{ from, to: until, name: text }] : [],
  );
}
