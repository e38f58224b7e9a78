import { concerned } from '#src/catalogue/lists/document-list.ts';
import { columnOf } from '#src/catalogue/lists/local-columns.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { ParsedQuery } from '#src/contract/api/endpoints/endpoints.ts';
import type { ListedNotice } from '#src/contract/api/endpoints/notice-endpoints.ts';
import type { NoticeType } from '#src/contract/provider/notices.ts';
import type { Language } from '#src/domain/language.ts';
import { noticeLabels, noticeTypeLabels } from '#src/i18n/messages/lists/notices.ts';
import { changesSince } from '../changed-since.ts';
import { labelledValues, labelOf } from '../labels.ts';
import { findName } from '../indexes/resolve-index.ts';
import { indexIds, refuseUnknown, wordsOf } from '../known-values.ts';
import type { Resource } from '../source.ts';

type Narrowing = Omit<ParsedQuery<'noticeFilterOptions'>, 'lang'> & {
  family?: string | undefined;
};

/** The filters, each with the number of notices of every value; years newest first. */
export const noticeFilterOptions: Resource<'noticeFilterOptions'> = (query, { snapshot }) => {
  const { lang, ...narrowing } = query;
  const { facets } = snapshot.catalogue.notices.screen({
    ...toQuery(narrowing, snapshot),
    page: 1,
    size: 1,
  });
  const names = noticeLabels(lang);
  const typeOf = labelOf(noticeTypeLabels(lang));
  return {
    filters: [
      ...indexOption(narrowing.index, snapshot, lang),
      {
        field: { name: names.type, tag: 'type' },
        values: labelledValues(facets.type, typeOf),
      },
      {
        field: { name: names.year, tag: 'year' },
        values: labelledValues(facets.year, labelOf({})).toReversed(),
      },
    ],
  };
};

/** The rows of the list. */
export const notices: Resource<'notices'> = async (query, source) => {
  const { page, size, sortBy, sortOrder, lang, changedSince, ...narrowing } = query;
  const { snapshot } = source;
  const changes = await changesSince('notice', changedSince, source);
  const list = snapshot.catalogue.notices;
  const found = list.screen({
    ...toQuery(narrowing, snapshot),
    among: changes?.among,
    sortBy: sortBy === 'title' ? columnOf('title', lang) : sortBy,
    sortOrder,
    page,
    size,
  });
  return {
    notices: found.rows.map((row) => {
      const notice = toListed(list.row(row), lang);
      return { ...notice, ...changes?.of(notice.noticeId) };
    }),
    totalNotices: found.total,
    matchedBySpelling: found.matchedBySpelling,
    ...changes?.fields,
  };
};

/** The newest notices of a feed or calendar, all or a number of them. */
export function followedNotices(
  narrowing: Narrowing,
  snapshot: Snapshot,
  lang: Language,
  size = Number.MAX_SAFE_INTEGER,
): ListedNotice[] {
  const list = snapshot.catalogue.notices;
  const newest = { sortBy: 'date', sortOrder: -1, page: 1, size } as const;
  const { rows } = list.screen({ ...toQuery(narrowing, snapshot), ...newest });
  return rows.map((row) => toListed(list.row(row), lang));
}

/** All notices of some types that concern an index, newest first. */
export function screenNoticesOf(
  fundId: string,
  type: NoticeType[],
  snapshot: Snapshot,
  lang: Language,
): ListedNotice[] {
  const list = snapshot.catalogue.notices;
  const found = list.screen({
    ...toQuery({ index: fundId, type }, snapshot),
    page: 1,
    size: Number.MAX_SAFE_INTEGER,
  });
  return found.rows.map((row) => toListed(list.row(row), lang));
}

type NoticeRow = ReturnType<Snapshot['catalogue']['notices']['row']>;

export function toListed(row: NoticeRow, lang: Language): ListedNotice {
  const { noticeId, date, effectiveDate, type } = row;
  return {
    noticeId,
    title: row[columnOf('title', lang)],
    date,
    effectiveDate,
    type: { value: type, label: noticeTypeLabels(lang)[type] },
  };
}

function toQuery({ filterPattern, type, year, index, family }: Narrowing, snapshot: Snapshot) {
  refuseUnknown({
    index: [index === undefined ? undefined : [index], indexIds(snapshot)],
    family: [
      family === undefined ? undefined : [family],
      wordsOf(snapshot.catalogue.indexes, 'family'),
    ],
  });
  const concerns = [
    ...(index === undefined ? [] : concernsOf(index, snapshot)),
    ...(family === undefined ? [] : [concerned.family(family)]),
  ];
  return {
    text: filterPattern,
    filters: { type, year, concerns: concerns.length > 0 ? concerns : undefined },
  };
}

/** A notice concerns an index if it names the index or its family. */
function concernsOf(fundId: string, { catalogue: { indexes } }: Snapshot): string[] {
  const row = indexes.find('fundId', fundId);
  const family = row === null ? null : indexes.row(row).family;
  return [concerned.index(fundId), ...(family === null ? [] : [concerned.family(family)])];
}

/** The index of the list's filter, as a removable option; empty without the filter. */
function indexOption(fundId: string | undefined, snapshot: Snapshot, lang: Language) {
  if (fundId === undefined) return [];
  const filters = { concerns: concernsOf(fundId, snapshot) };
  const { total } = snapshot.catalogue.notices.screen({ filters, page: 1, size: 1 });
  const label = findName(snapshot, fundId) ?? fundId;
  return [
    {
      field: { name: noticeLabels(lang).index, tag: 'index' },
      values: [{ value: fundId, label, count: total }],
    },
  ];
}
