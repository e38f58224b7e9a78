import { defineMessages } from '../define-messages.ts';

/** Texts of the comparison of an index with others. */
export const comparisonMessages = defineMessages(
  {
    lead: 'Put other indexes beside this one, each at 100 on the first day of the period on which all have a level.',
    field: 'Add an index by name, ticker or ISIN',
    add: 'Add',
    chosen: 'Compared with',
    remove: (name: string) => `Remove ${name} from the comparison`,
    suggestions: 'Suggestions:',
    full: 'Five other indexes are shown; remove one to add another.',
    notFound: (term: string) => `No Indexes found for "${term}"`,
    noCommonDay: 'In this period there is no day on which each of these indexes has a level.',
    title: (variants: readonly string[], base: string) =>
      [variants.join(', '), `${base} = 100`].filter(Boolean).join(' · '),
    mixed:
      'The indexes differ in return type, currency or hedging: part of the difference between the lines comes from that.',
    periods: 'Period of the comparison',
  },
  {
    lead: 'ほかの指数と比較できます。表示期間のうち、すべての指数に値がある最初の日を100とします。',
    field: '名称、ティッカー、ISINで追加',
    add: '追加',
    chosen: '比較中',
    remove: (name) => `${name}を比較から外す`,
    suggestions: '候補：',
    full: '比較できるのは5本までです。追加するには、いずれかを外してください。',
    notFound: (term) => `「${term}」に一致する指数はありません`,
    noCommonDay: 'この期間には、これらの指数すべてに値がある日がありません。',
    title: (variants, base) => [variants.join('、'), `${base}＝100`].filter(Boolean).join(' · '),
    mixed:
      'リターンの種類、通貨、または為替ヘッジが異なる指数を含むため、線の差の一部はその違いによるものです。',
    periods: '比較する期間',
  },
);
