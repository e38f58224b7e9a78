import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/mixes/compare.ts';

export const compareMessages: Translation<typeof english.compareMessages> = {
  title: '指数を比較',
  lead: '2〜10本の指数を並べ、すべてに値がある同じ最終日までの数値で比較します。リターンやリスクの数値を選ぶと、その算出過程を表示します。',
  titleOf: (names) => `${names.join('、')}の比較`,
  chosen: '比較中の指数',
  change: '指数の追加・期間の変更',
  remove: (name) => `${name}を比較から外す`,
  choose: '2本以上の指数を選んでください',
  notFound: (term) => `「${term}」に一致する指数はありません`,
  refused: 'このアドレスの内容では比較できません',
  blend: '組み合わせる',
  withheld: (name, date) =>
    `${name}は指数値の一部が非公開です。数値は指数ページと同じ、同指数の最終日（${date}）までのもので、期間・急落局面・他の指数との比較の数値はありません。`,
  notInvested: (names) =>
    `${names}の指数値は投資資産の価値を表すものではないため、比較できるリターンがありません。`,
  standsHighest: (highest, most, lowest, least) =>
    `${highest}が${most}で最も高く、${lowest}が${least}で最も低い`,
  asPublished: (from, to) => `公表された指数値、${from}〜${to}。`,
  against: (name) => `${name}との比較`,
  againstNote: '期間中の月次リターン',
};

export const noWindowTexts: Translation<typeof english.noWindowTexts> = {
  'no-common-days': 'これらの指数には共通する日が2日以上ないため、期間を比較できません。',
  'before-first': '期間の開始日には、まだ値のない指数があります。',
  'too-short': '期間中、すべての指数に値がある日が2日未満です。',
  'no-returns': '投資資産の価値を表す指数が2本未満のため、比較できるリターンがありません。',
  withheld:
    'すべての指数値が公開されている指数が2本未満のため、それぞれの指数ページの数値を示します。',
};
