import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/mixes/compare.ts';

export const compareMessages: Translation<typeof english.compareMessages> = {
  title: '指数を比較',
  lead: '2〜10本の指数を並べ、すべてに値がある同じ最終日までの数値で比較します。リターンやリスクの数値を選ぶと、その算出過程を表示します。',
  titleOf: (names) => `${names.join('、')}の比較`,
  chosen: '比較中の指数',
  field: '名称、ティッカー、ISINで追加',
  change: '指数の追加・期間の変更',
  add: '追加',
  remove: (name) => `${name}を比較から外す`,
  full: '比較できるのは10本までです。追加するには、いずれかを外してください。',
  choose: '2本以上の指数を選んでください',
  notFound: (term) => `「${term}」に一致する指数はありません`,
  refused: 'このアドレスの内容では比較できません',
  baseIndex: '基準とする指数',
  from: '開始日',
  to: '終了日',
  show: '表示',
  wholeWindow: '共通する全期間',
  blend: '組み合わせる',
  withheld: (name, date) =>
    `${name}は指数値の一部が非公開です。数値は指数ページと同じ、同指数の最終日（${date}）までのもので、期間・急落局面・他の指数との比較の数値はありません。`,
  notInvested: (name) =>
    `${name}の指数値は投資資産の価値を表すものではないため、比較できるリターンがありません。`,
  against: (name) => `${name}との比較`,
  againstNote: '期間中の月次リターン',
  overlap: '共通する構成銘柄',
  overlapNote: '全銘柄が公表されている最新の一覧による',
  overlapCaption: '共通銘柄数、共通ウエイト、アクティブシェア',
  pair: '組み合わせ',
  members: '銘柄数',
  weight: '共通ウエイト',
  activeShare: 'アクティブシェア',
  noWholeList: '全銘柄が公表されていない',
  noList: '構成銘柄が公表されていない',
  sectors: 'セクター',
  countries: '国・地域',
  weightsNote: '構成比（%）',
  unclassified: '分類なし',
  others: (count) => `その他${count}件`,
  rules: '算出ルール',
};

export const noWindowTexts: Translation<typeof english.noWindowTexts> = {
  'no-common-days': 'これらの指数には共通する日が2日以上ないため、期間を比較できません。',
  'before-first': '期間の開始日には、まだ値のない指数があります。',
  'too-short': '期間中、すべての指数に値がある日が2日未満です。',
  'no-returns': '投資資産の価値を表す指数が2本未満のため、比較できるリターンがありません。',
  withheld:
    'すべての指数値が公開されている指数が2本未満のため、それぞれの指数ページの数値を示します。',
};

export const ruleNames: Translation<typeof english.ruleNames> = {
  variant: '種類',
  weighting: '加重方法',
  rebalancing: '定期見直し',
  members: '構成銘柄数',
  family: 'ファミリー',
  administrator: '指数管理者',
  frequency: '算出頻度',
  launch: '公表開始日',
  first: '最初の指数値',
  last: '最新の指数値',
};

export const levelFrequencies: Translation<typeof english.levelFrequencies> = {
  daily: '日次',
  weekly: '週次',
  monthly: '月次',
};
