import { defineMessages } from '../define-messages.ts';

export const noticeTypeLabels = defineMessages(
  {
    review: 'Review',
    'methodology-change': 'Methodology change',
    correction: 'Correction',
    launch: 'Launch',
    termination: 'Termination',
  },
  {
    review: '定期見直し',
    'methodology-change': '算出方法の変更',
    correction: '訂正',
    launch: '新規公表',
    termination: '算出終了',
  },
);

/** Names of the filters, by their query parameter. */
export const noticeLabels = defineMessages(
  { type: 'Type', year: 'Year', index: 'Index' },
  { type: '種類', year: '年', index: '指数' },
);

export const noticeMessages = defineMessages(
  {
    title: 'Notices',
    lead: 'Reviews, changes of methodology, corrections, launches and terminations of our indexes.',
    searchLabel: 'Search notices',
    searchPlaceholder: 'Title or family',
    showResults: (count: string) => (count === '1' ? 'Show 1 notice' : `Show ${count} notices`),
    results: (count: string) => (count === '1' ? '1 notice' : `${count} notices`),
    caption: 'Notices with type, date of announcement and effective date',
    notice: 'Notice',
    type: 'Type',
    announced: 'Announced',
    effective: 'Effective',
    noneFound: 'No notices match these filters',
    noneFoundFor: (term: string) => `No notices found for "${term}"`,
    rowsFailedHint: 'The list of notices could not be loaded. Please try again.',
    viewAll: 'View all notices',
    feed: 'Notices as a feed (Atom)',
    calendar: 'Coming reviews as a calendar (iCal)',
    concerned: 'Indexes affected',
    families: 'Index families affected',
    back: 'All notices',
    ofIndex: 'All notices about this index',
  },
  {
    title: 'お知らせ',
    lead: '指数の定期見直し、算出方法の変更、訂正、新規公表、算出終了についてのお知らせです。',
    searchLabel: 'お知らせを検索',
    searchPlaceholder: '件名、シリーズ',
    showResults: (count) => `${count}件を表示`,
    results: (count) => `${count}件`,
    caption: 'お知らせの種類、公表日、実施日',
    notice: '件名',
    type: '種類',
    announced: '公表日',
    effective: '実施日',
    noneFound: '条件に一致するお知らせはありません',
    noneFoundFor: (term) => `「${term}」に一致するお知らせはありません`,
    rowsFailedHint: 'お知らせの一覧を読み込めませんでした。もう一度お試しください。',
    viewAll: 'すべてのお知らせを表示',
    feed: 'お知らせのフィード（Atom）',
    calendar: '今後の定期見直しのカレンダー（iCal）',
    concerned: '対象の指数',
    families: '対象の指数シリーズ',
    back: 'お知らせ一覧',
    ofIndex: 'この指数に関するすべてのお知らせ',
  },
);
