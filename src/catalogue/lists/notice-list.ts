import type { Notice } from '#src/contract/provider/notices.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { defineList, type Columns } from '../declaration.ts';
import { declaredIn, otherColumns } from './local-columns.ts';
import { concerned } from './document-list.ts';

const of = <Text extends string | null>(value: (notice: Notice) => Text) => ({
  kind: 'text' as const,
  value,
});

const manyOf = (value: (notice: Notice) => readonly string[]) => ({
  kind: 'texts' as const,
  value,
});

const columns = {
  noticeId: of((notice) => notice.noticeId),
  title: of((notice) => notice.title[defaultLanguage]),
  ...declaredIn('title', ({ title }: Notice, language) => localText(title, language)),
  date: of((notice) => notice.date),
  year: of((notice) => notice.date.slice(0, 4)),
  effectiveDate: of((notice) => notice.effectiveDate),
  type: of((notice) => notice.type),
  families: manyOf((notice) => notice.families),
  indexFundIds: manyOf((notice) => notice.indexFundIds),
  concerns: manyOf((notice) => [
    ...notice.indexFundIds.map(concerned.index),
    ...notice.families.map(concerned.family),
  ]),
} satisfies Columns<Notice>;

/** The list of all notices. */
export const noticeList = defineList<Notice>()({
  columns,
  text: ['title', ...otherColumns('title'), 'families'],
  codes: [],
  labels: () => [],
  ids: ['noticeId'],
  filters: ['type', 'year', 'concerns'],
  // Notices of one day are sorted by their effective dates.
  sorts: ['effectiveDate', 'date', 'title', ...otherColumns('title'), 'type'],
  demoted: () => false,
  optionalWords: ['the', 'of'],
});
