import { defineMessages } from '../define-messages.ts';

/** What the text summary of a line chart is made of. */
type SummaryValues = Record<
  'from' | 'to' | 'first' | 'last' | 'change' | 'low' | 'lowDate' | 'high' | 'highDate',
  string
>;

/** Periods as they stand on a control; short, because nine stand in a row. */
export const periodLabels = defineMessages(
  {
    '1M': '1M',
    '3M': '3M',
    '6M': '6M',
    YTD: 'YTD',
    '1Y': '1Y',
    '3Y': '3Y',
    '5Y': '5Y',
    '10Y': '10Y',
    Max: 'Max',
  },
  {
    '1M': '1か月',
    '3M': '3か月',
    '6M': '6か月',
    YTD: '年初来',
    '1Y': '1年',
    '3Y': '3年',
    '5Y': '5年',
    '10Y': '10年',
    Max: '全期間',
  },
);

/** The same periods for those who hear them. */
export const periodNames = defineMessages(
  {
    '1M': '1 month',
    '3M': '3 months',
    '6M': '6 months',
    YTD: 'Year to date',
    '1Y': '1 year',
    '3Y': '3 years',
    '5Y': '5 years',
    '10Y': '10 years',
    Max: 'Whole history',
  },
  {
    '1M': '1か月',
    '3M': '3か月',
    '6M': '6か月',
    YTD: '年初来',
    '1Y': '1年',
    '3Y': '3年',
    '5Y': '5年',
    '10Y': '10年',
    Max: '全期間',
  },
);

/** Texts of charts. Dates and figures come in formatted. */
export const chartMessages = defineMessages(
  {
    period: 'Period',
    show: 'Show',
    scale: 'Scale',
    linear: 'Linear',
    log: 'Log',
    date: 'Date',
    level: 'Level',
    change: 'Change',
    levelOnDate: 'Level on a date',
    span: (from: string, to: string) => `${from} to ${to}`,
    changeSince: (change: string, date: string) => `${change} since ${date}`,
    levelOn: (date: string, level: string) => `${date}: ${level}`,
    backTested: 'Back-tested',
    live: 'Live',
    unknown: 'Unknown',
    liveSince: (date: string) => `Live since ${date}`,
    backTestedNote: (date: string) =>
      `Dashed: levels before the launch date, ${date}, are back-tested. They are hypothetical and were ` +
      'calculated with the benefit of hindsight. † marks a change that includes them.',
    summary: (values: SummaryValues) =>
      `Line chart from ${values.from} to ${values.to}. The level goes from ${values.first} to ${values.last}, ` +
      `a change of ${values.change}. Lowest ${values.low} on ${values.lowDate}, ` +
      `highest ${values.high} on ${values.highDate}.`,
    singleLevel: (date: string, level: string) => `One level is published: ${level} on ${date}.`,
    keyboardHint: 'The arrow keys read the levels one by one.',
    asTable: 'The same levels as a table',
    rows: 'Rows',
    monthEnds: 'Month-end',
    everyLevel: 'Every level',
    status: 'Status',
    tableCaption: (from: string, to: string) => `Levels, ${from} to ${to}, newest first`,
    rowsShown: (first: string, last: string, all: string) => `${first}–${last} of ${all}`,
    newer: 'Newer',
    older: 'Older',
  },
  {
    period: '期間',
    show: '表示',
    scale: '目盛',
    linear: '普通',
    log: '対数',
    date: '日付',
    level: '指数値',
    change: '騰落率',
    levelOnDate: '日付ごとの指数値',
    span: (from: string, to: string) => `${from}～${to}`,
    changeSince: (change: string, date: string) => `${date}比 ${change}`,
    levelOn: (date: string, level: string) => `${date}：${level}`,
    backTested: 'バックテスト',
    live: '実績',
    unknown: '不明',
    liveSince: (date: string) => `${date}から実績`,
    backTestedNote: (date: string) =>
      `破線：公表開始日（${date}）より前の指数値はバックテストによる仮定の数値であり、` +
      '過去の結果を知ったうえで計算されています。†はそれを含む騰落率です。',
    summary: (values: SummaryValues) =>
      `${values.from}から${values.to}までの折れ線グラフ。指数値は${values.first}から${values.last}へ、` +
      `騰落率は${values.change}。最低値は${values.lowDate}の${values.low}、` +
      `最高値は${values.highDate}の${values.high}。`,
    singleLevel: (date: string, level: string) =>
      `公表されている指数値は${date}の${level}のみです。`,
    keyboardHint: '矢印キーで指数値を順に読み取れます。',
    asTable: '同じ指数値を表で見る',
    rows: '行',
    monthEnds: '月末',
    everyLevel: 'すべて',
    status: '区分',
    tableCaption: (from: string, to: string) => `指数値　${from}～${to}（新しい順）`,
    rowsShown: (first: string, last: string, all: string) => `全${all}件中 ${first}～${last}`,
    newer: '新しい日付へ',
    older: '古い日付へ',
  },
);
