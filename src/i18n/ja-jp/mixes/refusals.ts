import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/mixes/refusals.ts';

/** Names that a refusal lists, with the commas of the language. */
const listed = (names: string): string => names.replaceAll(', ', '、');

export const refusalTexts: Translation<typeof english.refusalTexts> = {
  'wrong-value': (parameter, value) => `「${parameter}」に「${value}」は指定できません。`,
  'no-date': (parameter, value) =>
    `「${parameter}」は2020-02-19のような日付で指定してください（指定された値：${value}）。`,
  'too-few-values': (parameter, least) => `「${parameter}」には${least}件以上を指定してください。`,
  'too-many-values': (parameter, most) => `「${parameter}」に指定できるのは${most}件までです。`,
  'unknown-parameter': (parameter) => `「${parameter}」はここでは指定できません。`,
  'missing-parameter': (parameter) => `「${parameter}」が指定されていません。`,
  'repeated-parameter': (parameter) => `「${parameter}」が2回以上指定されています。`,
  'no-index': (id) => `「${id}」という指数はありません。`,
  'not-in-release': (release, id) => `リリース${release}では「${id}」を表示できません。`,
  'no-release': (release) => `リリース${release}はありません。`,
  'before-first-release': (day) => `${day}までに公表されたデータはありません。`,
  'release-withdrawn': (release, day, by, reason) =>
    `リリース${release}は提供者により${day}に取り下げられ、リリース${by}に置き換えられました。理由：${reason}`,
  'release-pruned': (release) => `リリース${release}の内容は保存期間を過ぎています。`,
  'no-levels': (name) => `${name}の指数値は公表されていません。`,
  'not-invested': (name) => `${name}の指数値は投資資産の価値を表すものではありません。`,
  'levels-withheld': (name) => `${name}は指数値の一部が非公開です。`,
  'no-years': (name) => `${name}の暦年リターンは公表されていません。`,
  'no-weights': (name) => `${name}の区分別の構成比は公表されていません。`,
  'years-only': (periods) => `暦年リターンの期間は${listed(periods)}から指定してください。`,
  'no-period': (parameter) => `構成比は1日時点のもののため、「${parameter}」は指定できません。`,
  'no-embed': (names) => `埋め込めるのは${listed(names)}です。`,
  'no-blends': '提供者は指数の組み合わせを認めていません。',
  'parts-unreadable': 'それぞれに指数と、0より大きい比率（小数点以下2桁まで）を指定してください。',
  'one-part': '2本以上の指数が必要です。',
  'too-many-parts': '組み合わせられるのは10本までです。',
  'part-twice': '同じ指数が2回指定されています。',
  'not-100': '比率の合計が100になっていません。',
  'currencies-differ': (parts) => `通貨の異なる指数が含まれています：${listed(parts)}`,
  'no-common-days': '共通する日が2日以上ありません。',
  'no-common-days-from': (from) => `${from}以降に共通する日が2日以上ありません。`,
  'one-index': '異なる指数を2本以上指定してください。',
  'base-not-compared': (base) => `${base}は比較中の指数に含まれていません。`,
  'to-before-from': (from, to) => `終了日（${to}）は開始日（${from}）より後の日にしてください。`,
};

export const refusalMessages: Translation<typeof english.refusalMessages> = {
  other: 'このアドレスの内容は表示できません。',
  nearest: '表示できる最も近い内容：',
};
