import { defineMessages } from '../define-messages.ts';

export const correctionKindLabels = defineMessages(
  { corrected: 'Corrected', withdrawn: 'Withdrawn' },
  { corrected: '訂正', withdrawn: '取り下げ' },
);

/** Names of the filters, by their query parameter. */
export const correctionLabels = defineMessages(
  { index: 'Index', kind: 'Kind', year: 'Year', release: 'Release' },
  { index: '指数', kind: '種類', year: '年', release: 'リリース' },
);

export const correctionMessages = defineMessages(
  {
    title: 'Corrections',
    lead: 'Every level of our indexes that was published and then corrected or withdrawn, with its reason.',
    searchLabel: 'Search corrections',
    searchPlaceholder: 'Index or reason',
    showResults: (count: string) =>
      count === '1' ? 'Show 1 correction' : `Show ${count} corrections`,
    results: (count: string) => (count === '1' ? '1 correction' : `${count} corrections`),
    caption: 'Corrected levels by index, with old and new level and reason',
    index: 'Index',
    levelOf: 'Level of',
    oldLevel: 'Published before',
    newLevel: 'Corrected to',
    reason: 'Reason',
    broughtBack: (release: string) => `Release ${release} was brought back`,
    correctedOn: 'Corrected on',
    noneYet: 'No published level was corrected or withdrawn.',
    noneFound: 'No corrections match these filters',
    noneFoundFor: (term: string) => `No corrections found for "${term}"`,
    rowsFailedHint: 'The list of corrections could not be loaded. Please try again.',
    viewAll: 'View all corrections',
    rules: 'When levels are corrected',
    feed: 'Corrections as a feed (Atom)',
    notices: 'Notices of corrections',
    ofRelease: (release: string, label: string) => `Release ${release} (${label})`,
    corrected: (count: string) =>
      count === '1' ? '1 level corrected' : `${count} levels corrected`,
    taken: (count: string) => (count === '1' ? '1 level withdrawn' : `${count} levels withdrawn`),
  },
  {
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
  },
);
