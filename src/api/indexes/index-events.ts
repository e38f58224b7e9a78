import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { IndexEvent } from '#src/contract/api/indexes/index-events.ts';
import type { ReviewHistory } from '#src/contract/provider/constituents.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { siteTexts } from '../site/site-texts.ts';
import { screenNoticesOf } from '../notices/notices.ts';
import type { Resource } from '../source.ts';
import { findReviews } from '../constituents/reviews.ts';

type Changes = NonNullable<ReviewHistory['reviews'][number]['changes']>;

/** The events on an index's time axis, as of the requested release. */
export const indexEvents: Resource<'indexEvents'> = async ({ indexId, lang }, source) => {
  const { snapshot } = source;
  const [{ index, all: reviews }, { site }] = await Promise.all([
    findReviews(source, indexId),
    siteTexts(source),
  ]);
  const events = [
    ...beginningAndEnd(index),
    ...reviews.filter(isReview).map(({ date, changes }) =>
      eventOf('review', date, {
        additions: changes && changes.additions.length,
        deletions: changes && changes.deletions.length,
      }),
    ),
    ...ruleChanges(index.fundId, snapshot, lang),
    ...correctedLevels(index.fundId, snapshot),
    ...site.crises.map(({ name, from, to }) =>
      eventOf('crisis', from, { until: to, name: localText(name, lang) }),
    ),
  ];
  return {
    fundId: index.fundId,
    events: events.toSorted((one, other) => one.date.localeCompare(other.date)),
  };
};

/** A list that differs in no member from the one before is not a review. */
const isReview = ({ changes }: { changes: Changes | null }, at: number): boolean =>
  at > 0 || changes === null || changes.additions.length + changes.deletions.length > 0;

function eventOf(
  kind: IndexEvent['kind'],
  date: string,
  more: Partial<Omit<IndexEvent, 'kind' | 'date'>> = {},
): IndexEvent {
  return {
    kind,
    date,
    until: null,
    name: null,
    noticeId: null,
    additions: null,
    deletions: null,
    ...more,
  };
}

function beginningAndEnd({ launchDate, ceasedOn }: IndexRecord): IndexEvent[] {
  return [
    ...(launchDate === null ? [] : [eventOf('launch', launchDate)]),
    ...(ceasedOn === null ? [] : [eventOf('end', ceasedOn)]),
  ];
}

/** Rule changes as the provider announced them; reviews and corrections are derived from the data. */
function ruleChanges(fundId: string, snapshot: Snapshot, lang: Language): IndexEvent[] {
  return screenNoticesOf(fundId, ['methodology-change'], snapshot, lang).map(
    ({ noticeId, title, date, effectiveDate }) =>
      eventOf('rule-change', effectiveDate ?? date, { name: title, noticeId }),
  );
}

function correctedLevels(fundId: string, { catalogue }: Snapshot): IndexEvent[] {
  const { rows } = catalogue.corrections.screen({
    filters: { fundId: [fundId] },
    page: 1,
    size: Number.MAX_SAFE_INTEGER,
  });
  return rows.map((row) => {
    const { date, reason } = catalogue.corrections.row(row);
    return eventOf('correction', date, { name: reason });
  });
}
