import type { ChartEvent } from '#src/charts/levels/chart-events.ts';
import type { EventShape } from '#src/charts/reading/event-sign.tsx';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { formatCount } from '#src/i18n/format.ts';
import { eventKindNames, indexEventMessages } from '#src/i18n/messages/indexes/index-events.ts';
import { pages, withQuery } from '#src/urls.ts';

type IndexEvents = EndpointAnswer<'indexEvents'>;
type IndexEvent = IndexEvents['events'][number];

const shapes: Record<IndexEvent['kind'], EventShape> = {
  launch: 'flag',
  review: 'tick',
  'rule-change': 'diamond',
  correction: 'cross',
  end: 'square',
  crisis: 'bar',
};

/** What happened to an index, as its chart marks it; nothing where that is not known. */
export function chartEventsOf(answer: IndexEvents | undefined, language: Language): ChartEvent[] {
  if (!answer) return [];
  const { fundId, events } = answer;
  const launched = events.find(({ kind }) => kind === 'launch')?.date ?? '';
  return events.map((event) => ({
    from: dayOfIso(event.date) ?? 0,
    until: event.until === null ? null : dayOfIso(event.until),
    shape: shapes[event.kind],
    kind: eventKindNames(language)[event.kind],
    text: textOf(event, event.date < launched, language),
    href: hrefOf(event, fundId),
  }));
}

function textOf(event: IndexEvent, isBeforeLaunch: boolean, language: Language): string {
  const { kind, name } = event;
  const m = indexEventMessages(language);
  const kindName = eventKindNames(language)[kind];
  if (kind === 'launch' || kind === 'end') return kindName;
  if (kind === 'crisis') return name ?? kindName;
  if (kind === 'correction') return name === null ? kindName : m.corrected(name);
  if (kind === 'rule-change') return m.ruleChange(name ?? '');
  const text = reviewText(event, language);
  return isBeforeLaunch ? m.backTested(text) : text;
}

function reviewText({ additions, deletions }: IndexEvent, language: Language): string {
  const m = indexEventMessages(language);
  if (additions === null || deletions === null) return eventKindNames(language).review;
  return m.changes(formatCount(language, additions), formatCount(language, deletions));
}

function hrefOf({ kind, date, noticeId }: IndexEvent, fundId: string): string | null {
  if (noticeId !== null) return pages.notice(noticeId);
  if (kind === 'review') return withQuery(pages.indexDetails(fundId), { review: date });
  return kind === 'correction' ? withQuery(pages.corrections, { index: fundId }) : null;
}
