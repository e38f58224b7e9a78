import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/lists.ts';

export const listMessages: Translation<typeof english.listMessages> = {
  search: '検索',
  filters: '絞り込み',
  showFilters: (count) => (count === 0 ? '絞り込み' : `絞り込み (${count})`),
  closeFilters: '絞り込みを閉じる',
  applyFilters: '結果を表示',
  selectedFilters: '選択中の条件',
  searchTerm: (term) => `「${term}」`,
  clearOne: (filter, value) => `${filter}「${value}」を解除`,
  clearSearch: (term) => `検索語「${term}」を解除`,
  clearAll: 'すべて解除',
  filtersFailed: '絞り込み条件を読み込めませんでした。',
  moreValues: (count) => `ほか${count}件`,
  range: (from, to, results) => `${results}中 ${from}～${to}を表示`,
  spelledSimilarly: (term, range) =>
    `「${term}」に一致するものはありません。綴りの近いもの：${range}`,
  noneFoundHint: '検索語を短くするか、条件を減らしてください。',
  noSuchPage: 'このページに表示できる結果はありません',
  firstPage: '最初のページへ',
  rowsFailed: 'データがありません',
  refused: 'このアドレスの条件は使用できません',
  refusedHint: 'アドレスに含まれる絞り込み、並べ替え、またはページの指定が正しくありません。',
  termTooLong: '検索語が長すぎます',
  termTooLongHint: (limit) => `検索語は${limit}文字以内で入力してください。`,
  tryAgain: '再試行',
  pages: '検索結果のページ',
  previous: '前へ',
  next: '次へ',
  page: (number) => `${number}ページ`,
};
