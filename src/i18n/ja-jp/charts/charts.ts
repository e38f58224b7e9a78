import type { Translation } from '../../define-messages.ts';
import type { SummaryValues } from '../../en-us/charts/charts.ts';
import type * as english from '../../en-us/charts/charts.ts';

export const periodLabels: Translation<typeof english.periodLabels> = {
  '1M': '1か月',
  '3M': '3か月',
  '6M': '6か月',
  YTD: '年初来',
  '1Y': '1年',
  '3Y': '3年',
  '5Y': '5年',
  '10Y': '10年',
  Max: '全期間',
};

export const periodNames: Translation<typeof english.periodNames> = {
  '1M': '1か月',
  '3M': '3か月',
  '6M': '6か月',
  YTD: '年初来',
  '1Y': '1年',
  '3Y': '3年',
  '5Y': '5年',
  '10Y': '10年',
  Max: '全期間',
};

export const chartMessages: Translation<typeof english.chartMessages> = {
  period: '期間',
  show: '表示',
  scale: '目盛',
  linear: '普通',
  log: '対数',
  date: '日付',
  level: '指数値',
  change: '騰落率',
  levelOnDate: '日付ごとの指数値',
  window: '2つの日付の間',
  from: '開始日',
  to: '終了日',
  falls: (deepest: string, last: string | null) =>
    `最大の下落率は${deepest}、期末の指数値は${last === null ? '最高値' : `最高値比 −${last}`}。`,
  drawdown: 'それまでの最高値からの下落率',
  belowHigh: (perCent: string) => `最高値比 −${perCent}`,
  event: '出来事',
  events: '出来事',
  eventsAsTable: '出来事を表で見る',
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
  singleLevel: (date: string, level: string) => `公表されている指数値は${date}の${level}のみです。`,
  keyboardHint: '矢印キーで指数値と、その下の出来事を順に読み取れます。',
  asTable: '同じ指数値を表で見る',
  rows: '行',
  monthEnds: '月末',
  everyLevel: 'すべて',
  status: '区分',
  tableCaption: (from: string, to: string) => `指数値　${from}～${to}（新しい順）`,
  rowsShown: (first: string, last: string, all: string) => `全${all}件中 ${first}～${last}`,
  newer: '新しい日付へ',
  older: '古い日付へ',
};
