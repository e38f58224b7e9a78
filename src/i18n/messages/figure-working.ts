import type { FormulaSymbol } from '#src/domain/working/tell.ts';
import { defineMessages } from '../define-messages.ts';

/** What the symbols of formulas stand for. */
export const symbolNames = defineMessages<Record<FormulaSymbol, string>>(
  {
    start: 'Level at the start',
    end: 'Level at the end',
    peak: 'Level at the peak',
    trough: 'Trough',
    recovery: 'Day of recovery',
    launch: 'Launch date',
    highest: 'Highest level',
    wholeYears: 'Whole anniversaries',
    restDays: 'Days after the last anniversary',
    yearDays: 'Days of that year',
    years: 'Years',
    growth: 'Growth in all',
    annualGrowth: 'Growth a year',
    average: 'Mean of the excess returns',
    deviation: 'Standard deviation',
    downside: 'Downside deviation',
    ownAverage: 'Geometric mean of the index',
    otherAverage: 'Geometric mean of the benchmark',
    ownAnnual: 'Return of the index a year',
    otherAnnual: 'Return of the benchmark a year',
    annualExcess: 'Excess return a year',
    trackingError: 'Tracking error',
    jointVariance: 'Covariance',
    variance: 'Variance of the benchmark',
    ownDeviation: 'Standard deviation of the index',
    otherDeviation: 'Standard deviation of the benchmark',
    correlation: 'Correlation',
    result: 'Figure',
  },
  {
    start: '期首の指数値',
    end: '期末の指数値',
    peak: '高値',
    trough: '安値',
    recovery: '回復日',
    launch: '算出開始日',
    highest: '最高値',
    wholeYears: '満年数',
    restDays: '満年数を超える日数',
    yearDays: 'その1年の日数',
    years: '年数',
    growth: '期間全体の倍率',
    annualGrowth: '1年あたりの倍率',
    average: '超過リターンの平均',
    deviation: '標準偏差',
    downside: '下方偏差',
    ownAverage: '指数の幾何平均',
    otherAverage: 'ベンチマークの幾何平均',
    ownAnnual: '指数の年率リターン',
    otherAnnual: 'ベンチマークの年率リターン',
    annualExcess: '年率超過リターン',
    trackingError: 'トラッキングエラー',
    jointVariance: '共分散',
    variance: 'ベンチマークの分散',
    ownDeviation: '指数の標準偏差',
    otherDeviation: 'ベンチマークの標準偏差',
    correlation: '相関係数',
    result: '数値',
  },
);

/** The rules by which figures follow from levels, as they applied to one. Days come formatted. */
export const ruleTexts = defineMessages(
  {
    'same-day': (last: string, asked: string, from: string) =>
      `The last level is of ${last}. The period goes back to the same day of the month, ${asked}, and starts from the last level on or before it, which is of ${from}.`,
    'month-end': (last: string, asked: string, from: string) =>
      `The last level, of ${last}, is the last of its month by the calendar of the index. The period therefore goes back to month-ends: it starts from the last level on or before ${asked}, which is of ${from}.`,
    'end-of-month-before': (from: string) =>
      `The period starts from the last level of the month before, which is of ${from}.`,
    'end-of-quarter-before': (from: string) =>
      `The period starts from the last level of the quarter before, which is of ${from}.`,
    'end-of-year-before': (from: string) =>
      `The period starts from the last level of the year before, which is of ${from}.`,
    'first-level': (from: string) => `It starts from the first published level, of ${from}.`,
    'since-launch': (from: string) =>
      `It starts from the first level on or after the launch date, of ${from}.`,
    'calendar-year': (from: string) =>
      `A calendar year starts from the last level of the year before, which is of ${from}.`,
    annualised: 'The growth is annualized: a growth each year that comes to the same in all.',
    'not-annualised': 'The growth is not annualized.',
    sample:
      'Deviations and covariances are those of a sample: the sum of squares is divided by the number of returns less one.',
    downside: 'All months count in the downside deviation; those at or above zero count as zero.',
    'whole-years':
      'Years are whole anniversaries, and the days after the last one over the days of that year.',
    steps: (perYear: string) =>
      `Returns are simple returns from one level to the next; a year is taken to have ${perYear} of them.`,
    months: (from: string, to: string) =>
      `Returns are simple returns between the last levels of calendar months, from ${from} to ${to}; a month that has not ended has none.`,
    nearest: (days: string) =>
      `The series that it is measured with is read at the month-ends of the index: its level nearest to that day, at most ${days} days from it.`,
    deepest: (from: string, to: string) =>
      `It is the deepest fall from a peak among all levels from ${from} to ${to}.`,
    'running-high': (from: string, to: string) =>
      `The highest level is looked for among all levels from ${from} to ${to}.`,
    'that-month': (from: string, to: string) => `It is the return from ${from} to ${to}.`,
    rounding:
      'The value has ten significant digits. What is shown is this value, rounded half away from zero.',
  },
  {
    'same-day': (last, asked, from) =>
      `直近の指数値は${last}のものです。期間は同じ日付の${asked}まで遡り、その日以前で最後の指数値（${from}）を起点とします。`,
    'month-end': (last, asked, from) =>
      `直近の指数値（${last}）は、指数の営業日カレンダーでその月の最終値です。そのため期間は月末まで遡り、${asked}以前で最後の指数値（${from}）を起点とします。`,
    'end-of-month-before': (from) => `前月の最後の指数値（${from}）を起点とします。`,
    'end-of-quarter-before': (from) => `前四半期の最後の指数値（${from}）を起点とします。`,
    'end-of-year-before': (from) => `前年の最後の指数値（${from}）を起点とします。`,
    'first-level': (from) => `公表されている最初の指数値（${from}）を起点とします。`,
    'since-launch': (from) => `算出開始日以降で最初の指数値（${from}）を起点とします。`,
    'calendar-year': (from) => `暦年のリターンは前年の最後の指数値（${from}）を起点とします。`,
    annualised: '倍率は年率換算しています。毎年同じ倍率で増減した場合に全体と等しくなる値です。',
    'not-annualised': '年率換算はしていません。',
    sample: '偏差と共分散は標本のものです。平方和をリターンの数から1を引いた数で割ります。',
    downside: '下方偏差にはすべての月を数え、ゼロ以上の月はゼロとします。',
    'whole-years': '年数は満年数に、残りの日数をその1年の日数で割った値を加えたものです。',
    steps: (perYear) =>
      `リターンは隣り合う指数値の間の単純リターンです。1年の回数は${perYear}とします。`,
    months: (from, to) =>
      `リターンは${from}から${to}まで、各月の最後の指数値の間の単純リターンです。終わっていない月は含みません。`,
    nearest: (days) =>
      `比較対象は指数の月末の日に最も近い指数値で読みます。その日から${days}日以内のものに限ります。`,
    deepest: (from, to) => `${from}から${to}までの全指数値のうち、高値からの最大の下落です。`,
    'running-high': (from, to) => `${from}から${to}までの全指数値から最高値を求めます。`,
    'that-month': (from, to) => `${from}から${to}までのリターンです。`,
    rounding: '値は有効数字10桁です。表示はこの値を四捨五入（ゼロから遠い方へ）したものです。',
  },
);

export const workingMessages = defineMessages(
  {
    lead: 'How this figure came about',
    title: (figure: string) => `${figure}: how it came about`,
    ask: 'Choose a figure to see how it came about.',
    asOf: (date: string) => `As of ${date}`,
    release: (release: string, date: string) => `Release ${release}, published on ${date}`,
    exactly: (value: string) => `Exactly: ${value}`,
    calculation: 'Calculation',
    calculationCaption: 'Steps of the calculation, in their order',
    value: 'Value',
    inputs: 'What it begins with',
    inputsCaption: 'Levels and numbers that the calculation begins with',
    input: 'Number',
    day: 'Day',
    marks: 'Marks',
    backTested: 'back-tested',
    corrected: 'corrected',
    live: 'live',
    launchUnknown: 'launch date not known',
    rules: 'Rules that applied',
    definition: 'Definition in the methodology',
    observations: 'Observations',
    observationsOf: (count: string, from: string, to: string) =>
      `It is made of ${count} observations from ${from} to ${to}.`,
    download: 'Observations as CSV',
    against: (index: string) => `It is measured with ${index}.`,
    lists:
      'In formulas, levels are the observed levels, returns those between levels that follow each other, others the returns of the series that it is measured with, and excess returns less others.',
    earlier: 'In earlier releases',
    earlierCaption: 'Values of this figure in earlier releases that were different',
    publishedIn: 'Release',
    why: 'What changed since',
    'levels-added': 'later levels came',
    'levels-changed': 'levels were corrected or withdrawn',
    'other-levels': 'levels of the series that it is measured with changed',
    terms: 'the index is described otherwise',
    code: 'Calculate it yourself',
    codeLead:
      'Each reads the public observations and gives the same digits. The formula for Excel expects them imported at cell A1.',
    withheld:
      'The provider does not allow levels of this index, or of the one it is measured with, to be downloaded. The working therefore shows formula and days, and the figure as it is displayed.',
    none: (reason: string) => `There is no such figure: ${reason}.`,
    hypothetical: 'Levels before the launch date are part of it: it is hypothetical.',
    cite: 'Cite',
    citation: 'Citation',
    citationText: (cited: {
      source: string;
      figure: string;
      asOf: string;
      release: string;
      address: string;
    }) =>
      `${cited.source}. ${cited.figure}. ${[cited.asOf, cited.release].filter(Boolean).join('. ')}. ${cited.address}`,
    failed: 'The working of this figure cannot be loaded at the moment.',
    working: 'Working of a figure',
    close: 'Close',
    wholePage: 'Open as a page',
  },
  {
    lead: 'この数値の算出過程',
    title: (figure) => `${figure}の算出過程`,
    ask: '数値を選ぶと、その算出過程を表示します。',
    asOf: (date) => `${date}現在`,
    release: (release, date) => `リリース${release}（${date}公表）`,
    exactly: (value) => `正確な値：${value}`,
    calculation: '計算',
    calculationCaption: '計算の手順',
    value: '値',
    inputs: '計算の出発点',
    inputsCaption: '計算の出発点となる指数値と数値',
    input: '項目',
    day: '日付',
    marks: '区分',
    backTested: 'バックテスト',
    corrected: '訂正済み',
    live: '実績',
    launchUnknown: '算出開始日が不明',
    rules: '適用された規則',
    definition: 'メソドロジーでの定義',
    observations: '使用した指数値',
    observationsOf: (count, from, to) => `${from}から${to}までの${count}件から算出しています。`,
    download: '使用した指数値（CSV）',
    against: (index) => `比較対象は${index}です。`,
    lists:
      '式の中の levels は使用した指数値、returns は隣り合う指数値の間のリターン、others は比較対象のリターン、excess は returns から others を引いたものです。',
    earlier: '過去のリリースでの値',
    earlierCaption: '過去のリリースで異なっていたこの数値',
    publishedIn: 'リリース',
    why: 'その後の変更',
    'levels-added': '新しい指数値の追加',
    'levels-changed': '指数値の訂正または取り消し',
    'other-levels': '比較対象の指数値の変更',
    terms: '指数の登録内容の変更',
    code: '自分で計算する',
    codeLead:
      'いずれも公開されている指数値を読み込み、同じ桁まで一致します。Excelの数式は、指数値をセルA1に取り込んだシートで使います。',
    withheld:
      'この指数または比較対象の指数値は、提供者がダウンロードを認めていません。そのため計算式と日付、表示上の数値のみを示します。',
    none: (reason) => `この数値はありません。理由：${reason}。`,
    hypothetical: '算出開始日より前の指数値を含むため、仮定に基づく値です。',
    cite: '引用',
    citation: '引用',
    citationText: ({ source, figure, asOf, release, address }) =>
      `${source}「${figure}」${[asOf, release].filter(Boolean).join('、')}。${address}`,
    failed: '現在、この数値の算出過程を読み込めません。',
    working: '数値の算出過程',
    close: '閉じる',
    wholePage: 'ページとして開く',
  },
);
