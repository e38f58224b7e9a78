import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/charts/lines-chart.ts';

export const lineTableNames: Translation<typeof english.lineTableNames> = {
  'every-level': '同じデータを表で見る',
  'week-ends': '同じデータを表で見る（週末値）',
  'month-ends': '同じデータを表で見る（月末値）',
  'quarter-ends': '同じデータを表で見る（四半期末値）',
  'year-ends': '同じデータを表で見る（年末値）',
};

export const linesChartMessages: Translation<typeof english.linesChartMessages> = {
  date: '日付',
  readDay: '日付ごとの値',
  on: (date) => `${date}時点`,
  span: (from, to) => `${from}～${to}`,
  logScale: '対数目盛。',
  backTested: (letters, launch) =>
    `破線${letters ? `（${letters}）` : ''}は公表開始日（${launch}）より前のバックテストです。`,
  unknown: (letters) =>
    `公表開始日が公表されていないため${letters ? `（${letters}）` : ''}、どの指数値がバックテストによるものかは不明です。`,
  marked: '†はバックテストの指数値を含む騰落率です。',
  hypothetical: (letters) => `破線${letters ? `（${letters}）` : ''}は全期間が仮定の数値です。`,
  summary: ({ from, to, first, last, change, low, high }) =>
    `${from}の${first}から${to}の${last}へ、騰落率${change}。最低${low}、最高${high}。`,
};
