import { defineMessages } from '../define-messages.ts';

/** Texts of the comparison of an index with others. */
export const comparisonMessages = defineMessages(
  {
    lead: 'Put other indexes beside this one, each at 100 on the first day that all have in common.',
    field: 'Add an index by name, ticker or ISIN',
    add: 'Add',
    chosen: 'Compared with',
    remove: (name: string) => `Remove ${name} from the comparison`,
    suggestions: 'Suggestions:',
    full: 'Five other indexes are shown; remove one to add another.',
    notFound: (term: string) => `No Indexes found for "${term}"`,
    noCommonDay: 'These indexes have no day in common on which each has a level.',
    title: (base: string) => `${base} = 100`,
    caption: (base: string) => `Indexes compared, ${base} = 100`,
    index: 'Index',
    variant: 'Variant',
    value: 'Value',
    change: 'Change',
    readDay: 'Values on a date',
    on: (date: string) => `On ${date}`,
    mixed:
      'The indexes differ in return type, currency or hedging: part of the difference between the lines comes from there.',
    backTested: 'Dashed: back-tested levels from before the launch date of the index.',
    asTable: 'The same values as a table',
    tableCaption: (from: string, to: string) =>
      `Values at month-ends, ${from} to ${to}, newest first`,
    summary: (base: string, last: string, lines: string) =>
      `Line chart from ${base}, where each index is 100, to ${last}. At the end: ${lines}.`,
    ofLine: (name: string, value: string) => `${name} ${value}`,
    periods: 'Period of the comparison',
  },
  {
    lead: 'ほかの指数と比較できます。すべてに共通する最初の日を100とします。',
    field: '名称、ティッカー、ISINで指数を追加',
    add: '追加',
    chosen: '比較中',
    remove: (name) => `${name}を比較から外す`,
    suggestions: '候補：',
    full: '比較できるのは5本までです。追加するには、いずれかを外してください。',
    notFound: (term) => `「${term}」に一致する指数はありません`,
    noCommonDay: 'これらの指数には、共通して指数値のある日がありません。',
    title: (base) => `${base}＝100`,
    caption: (base) => `指数の比較（${base}＝100）`,
    index: '指数',
    variant: '種類',
    value: '値',
    change: '騰落率',
    readDay: '日付ごとの値',
    on: (date) => `${date}時点`,
    mixed:
      'リターンの種類、通貨、または為替ヘッジが異なる指数を含むため、線の差の一部はその違いによるものです。',
    backTested: '破線：公表開始日より前のバックテストによる指数値です。',
    asTable: '同じ値を表で見る',
    tableCaption: (from, to) => `月末の値　${from}～${to}（新しい順）`,
    summary: (base, last, lines) =>
      `${base}を100とし、${last}までの折れ線グラフ。期間末の値：${lines}。`,
    ofLine: (name, value) => `${name} ${value}`,
    periods: '比較する期間',
  },
);
