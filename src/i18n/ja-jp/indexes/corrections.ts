import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/corrections.ts';

export const correctionKindLabels: Translation<typeof english.correctionKindLabels> = {
  corrected: '訂正',
  withdrawn: '取り下げ',
};

export const correctionLabels: Translation<typeof english.correctionLabels> = {
  index: '指数',
  kind: '種類',
  year: '年',
  release: 'リリース',
};

export const correctionMessages: Translation<typeof english.correctionMessages> = {
  title: '指数値の訂正',
  lead: '公表後に訂正または取り下げとなったすべての指数値と、その理由です。',
  searchLabel: '訂正を検索',
  searchPlaceholder: '指数名、理由',
  showResults: (count) => `${count}件を表示`,
  results: (count) => `${count}件`,
  caption: '訂正された指数値（指数、訂正前後の値、理由）',
  index: '指数',
  levelOf: '指数値の日付',
  oldLevel: '訂正前',
  newLevel: '訂正後',
  reason: '理由',
  broughtBack: (release) => `リリース${release}の内容に戻しました`,
  correctedOn: '訂正日',
  noneYet: '訂正または取り下げとなった指数値はありません。',
  noneFound: '条件に一致する訂正はありません',
  noneFoundFor: (term) => `「${term}」に一致する訂正はありません`,
  rowsFailedHint: '訂正の一覧を読み込めませんでした。もう一度お試しください。',
  viewAll: 'すべての訂正を表示',
  rules: '訂正の基準',
  feed: '訂正のフィード（Atom）',
  notices: '訂正に関するお知らせ',
  ofRelease: (release, label) => `リリース${release}（${label}）`,
  corrected: (count) => `訂正${count}件`,
  taken: (count) => `取り下げ${count}件`,
};
