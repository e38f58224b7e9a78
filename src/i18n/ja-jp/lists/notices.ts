import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/notices.ts';

export const noticeTypeLabels: Translation<typeof english.noticeTypeLabels> = {
  review: '定期見直し',
  'methodology-change': '算出方法の変更',
  correction: '訂正',
  launch: '新規公表',
  termination: '算出終了',
};

export const noticeLabels: Translation<typeof english.noticeLabels> = {
  type: '種類',
  year: '年',
  index: '指数',
};

export const noticeMessages: Translation<typeof english.noticeMessages> = {
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
  noneYet: '公開されているお知らせはまだありません',
  noneFound: '条件に一致するお知らせはありません',
  noneFoundFor: (term) => `「${term}」に一致するお知らせはありません`,
  rowsFailedHint: 'お知らせの一覧を読み込めませんでした。もう一度お試しください。',
  viewAll: 'すべてのお知らせを表示',
  feed: 'お知らせのフィード（Atom）',
  calendar: '定期見直しのカレンダー（iCal）',
  jsonFeed: 'フィード（JSON）',
  nextLevel: (name) => `${name}の次の指数値`,
  nextLevelOf: (day) => `公表期限：${day}の指数値`,
  concerned: '対象の指数',
  families: '対象の指数シリーズ',
  back: 'お知らせ一覧',
  ofIndex: 'この指数に関するすべてのお知らせ',
};
