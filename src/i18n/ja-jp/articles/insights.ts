import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/articles/insights.ts';

export const insightsMessages: Translation<typeof english.insightsMessages> = {
  title: 'インサイト',
  lead: '指数の作り手によるリサーチ、市場コメント、算出方法の解説です。文中の数値はすべて公表済みの指数値に基づいています。',
  leadOf: (label) => `${label}に関する記事の一覧です。`,
  kinds: 'インサイトの種類',
  all: 'すべて',
  searchLabel: '記事を検索',
  searchPlaceholder: 'タイトル、本文',
  results: (count) => `${count}件の記事`,
  showResults: (count) => `${count}件を表示`,
  noneYet: '公開されている記事はまだありません',
  noneFound: '条件に一致する記事はありません',
  noneFoundFor: (term) => `「${term}」に一致する記事はありません`,
  viewAll: 'すべてのインサイトを表示',
  rowsFailedHint: '記事の一覧を読み込めませんでした。もう一度お試しください。',
  sort: '並び順',
  newest: '新しい順',
  oldest: '古い順',
  byTitle: 'タイトル順',
  feed: 'Atomフィード',
  subscribe: '指数に関するニュースをメールで受け取る',
};
