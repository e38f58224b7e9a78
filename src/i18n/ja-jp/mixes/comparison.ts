import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/mixes/comparison.ts';

export const comparisonMessages: Translation<typeof english.comparisonMessages> = {
  lead: '上のグラフで、ほかの指数と比較できます。表示期間のうち、すべての指数に値がある最初の日を100とします。',
  field: '名称、ティッカー、ISINで追加',
  add: '追加',
  chosen: '比較中',
  remove: (name) => `${name}を比較から外す`,
  suggestions: '候補：',
  full: '比較できるのは5本までです。追加するには、いずれかを外してください。',
  notFound: (term) => `「${term}」に一致する指数はありません`,
  isMeasure: (name) => `${name}は投資資産の価値ではなく測定値のため、指数とは比較できません。`,
  noCommonDay: 'この期間には、これらの指数すべてに値がある日がありません。',
  base: (date) => `${date}＝100`,
  mixed:
    'リターンの種類、通貨、または為替ヘッジが異なる指数を含むため、線の差の一部はその違いによるものです。',
};
