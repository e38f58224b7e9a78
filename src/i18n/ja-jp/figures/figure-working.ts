import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/figures/figure-working.ts';

export const symbolNames: Translation<typeof english.symbolNames> = {
  start: '期首の指数値',
  end: '期末の指数値',
  peak: '高値',
  trough: '安値',
  recovery: '回復日',
  launch: '公表開始日',
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
  weight: '直近に設定した比率（%）',
  blendGrowth: '組み合わせの倍率',
  blendLogarithm: 'その倍率の対数',
  blendVariance: '組み合わせの分散',
  linked: '全日の寄与を連結した合計',
  result: '数値',
};

export const ruleTexts: Translation<typeof english.ruleTexts> = {
  'same-day': (last, asked, from) =>
    `直近の指数値は${last}のものです。期間は同じ日付の${asked}まで遡り、その日以前で最後の指数値（${from}）を起点とします。`,
  'month-end': (last, asked, from) =>
    `直近の指数値（${last}）は、指数の営業日カレンダーでその月の最終値です。そのため期間は月末まで遡り、${asked}以前で最後の指数値（${from}）を起点とします。`,
  'end-of-month-before': (from) => `前月の最後の指数値（${from}）を起点とします。`,
  'end-of-quarter-before': (from) => `前四半期の最後の指数値（${from}）を起点とします。`,
  'end-of-year-before': (from) => `前年の最後の指数値（${from}）を起点とします。`,
  'first-level': (from) => `公表されている最初の指数値（${from}）を起点とします。`,
  'window-start': (from) => `期間の最初の指数値（${from}）を起点とします。`,
  'since-launch': (from) => `公表開始日以降で最初の指数値（${from}）を起点とします。`,
  'calendar-year': (from) => `暦年のリターンは前年の最後の指数値（${from}）を起点とします。`,
  'weights-set': (from) => `比率を直近に設定したのは${from}の終値です。`,
  'day-contributions': '各日の寄与は、その日の始めの比率（%）にリターンを掛けたものです。',
  linked:
    '各日の寄与は対数で連結し（Cariño, 1999）、全構成指数の合計が組み合わせのリターンと一致します。',
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
  'year-up-to': (from, to) =>
    `直近の指数値までの52週間（${from}から${to}）の指数値を対象とし、1年の起点となる指数値は含みません。`,
  'since-first': (from, to) =>
    `公表期間が52週間に満たないため、${from}から${to}までの指数値を対象とします。`,
  'latest-day': (from) => `この水準だった最も新しい日は${from}です。`,
  stretches: (months, from, to) =>
    `各月の最後の指数値から${months}か月後の月の最後の指数値までのリターンを、両方がある場合について${from}から${to}まで算出します。`,
  published: (release, moment) => `この指数値の最初の公表はリリース${release}（${moment}）です。`,
  corrected: (release, date, from, to) =>
    `リリース${release}（${date}）で${from}から${to}に訂正しました。`,
  rounding: '値は有効数字10桁です。表示はこの値を四捨五入（ゼロから遠い方へ）したものです。',
};

export const heldTexts: Translation<typeof english.heldTexts> = {
  list: (date, members) =>
    `${date}の構成銘柄一覧のうち、公表されている${members}銘柄から算出しています。`,
  topTenWeight: 'ウエイトの大きい10銘柄の合計です。',
  effectiveNumber:
    '合計が1になるウエイトの二乗和の逆数です。同じウエイトの銘柄が何銘柄あれば同じ集中度になるかを表します。',
  numberOfConstituents: '公表していない銘柄も含むすべての構成銘柄の数です。',
  review: (date, additions, deletions) =>
    `${date}の見直しの一覧で、採用${additions}銘柄、除外${deletions}銘柄でした。`,
  turnover:
    '一つ前の一覧からのウエイトの変化の絶対値の合計の半分です。その間の価格変動による変化も含みます。',
  weightOf: (member) => `${member}のウエイト`,
  weight: 'この一覧に記載された、その日のウエイトです。',
  stated: (date) => `算出会社の公表値です（${date}現在）。`,
  statedWithoutDay: '算出会社の公表値です（日付の記載なし）。',
  coverage: (percent) => `指数のウエイトの${percent}を対象としています。`,
};

export const mixedTexts: Translation<typeof english.mixedTexts> = {
  compared: (from, to) =>
    `期間は${from}から${to}までです。比較するすべての指数に指数値がある最初の日と最後の日です。`,
  upTo: (to) =>
    `${to}までの指数値で算出しています。比較するすべての指数に指数値がある期間内の最後の日です。`,
  crisis: (name, from, to) =>
    `算出会社が定める「${name}」は${from}から${to}までです。それぞれの日以前で最後の指数値の間を算出します。`,
  blend: (name, first) =>
    `指数値は組み合わせ「${name}」のものです。構成するすべての指数に指数値がある日について計算し、その最初の日（${first}）を100とします。`,
  part: (name, first) =>
    `組み合わせの各日における${name}の指数値で、最初の日（${first}）を100としています。`,
  others: (name) => `others は組み合わせ「${name}」のリターンです。`,
  never: '比率は構成する指数の値動きに応じて変化し、元に戻しません。',
  monthly: '比率は構成する指数の値動きに応じて変化し、毎月の最終日の終値で元に戻します。',
  quarterly: '比率は構成する指数の値動きに応じて変化し、毎四半期の最終日の終値で元に戻します。',
  annually: '比率は構成する指数の値動きに応じて変化し、毎年の最終日の終値で元に戻します。',
};

export const namesOfPages: Translation<typeof english.namesOfPages> = {
  high52Weeks: '52週高値',
  low52Weeks: '52週安値',
  bestRollingReturn: 'ローリングリターンの最高',
  medianRollingReturn: 'ローリングリターンの中央値',
  worstRollingReturn: 'ローリングリターンの最低',
  positiveRollingReturns: 'プラスのローリングリターンの割合',
  weightNow: '現在の比率',
  weightAfter: '年末の比率',
  contributionToReturn: 'リターンへの寄与',
  contributionToRisk: 'リスクへの寄与',
};

export const tallyTexts: Translation<typeof english.tallyTexts> = {
  membersInCommon: '共通の構成銘柄数',
  weightInCommon: '共通のウエイト',
  activeShare: 'アクティブシェア',
  list: (name, date, members) => `${name}は${date}の構成銘柄一覧（${members}銘柄）を使います。`,
  listWithoutDay: (name, members) =>
    `${name}は日付の記載のない構成銘柄一覧（${members}銘柄）を使います。`,
  matched:
    'ISINが同じものを同一の銘柄とします。一方にISINがない場合はティッカー、それもない場合は名称で判断します。',
  smallerWeight:
    '共通の銘柄ごとに、二つのウエイトのうち小さい方を合計します。ウエイトはそれぞれの一覧の合計に対する割合です。',
  rest: 'アクティブシェアは100から共通のウエイトを引いたものです。',
  average: (date) => `${date}の終値時点の比率による、構成する指数の値の平均です。`,
  harmonic: '株価に関する倍率は調和平均です（同じ金額で買えるものによる平均）。',
  covered: (percent) =>
    `値があるのは比率の${percent}にあたる指数で、その比率を全体に換算しています。`,
};

export const workingMessages: Translation<typeof english.workingMessages> = {
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
  launchUnknown: '公表開始日が不明',
  rules: '適用された規則',
  monthsOfYear: '各月のリターン',
  definition: 'メソドロジーでの定義',
  observations: '使用した指数値',
  observationsOf: (count, from, to) => `${from}から${to}までの${count}件から算出しています。`,
  download: '使用した指数値（CSV）',
  against: (index) => `比較対象は${index}です。`,
  contributions: 'contributions は returns にその日の始めの比率（%）を掛けたものです。',
  stretches:
    'stretches は各行の前の指数値から後の指数値までのリターンで、1年を超える場合は年率換算しています。',
  lists:
    '式の中の levels は使用した指数値、returns は隣り合う指数値の間のリターン、others は比較対象のリターン、excess は returns から others を引いたものです。',
  earlier: '過去のリリースでの値',
  earlierCaption: '過去のリリースで異なっていたこの数値',
  publishedIn: 'リリース',
  why: 'その後の変更',
  'levels-added': '新しい指数値の追加',
  'levels-changed': '指数値の訂正または取り消し',
  'other-levels': '比較対象の指数値の変更',
  'other-list': '構成銘柄の一覧の更新',
  'other-statement': '提供者が示す値の変更',
  terms: '指数の登録内容の変更',
  code: '自分で計算する',
  codeLead:
    'いずれも公開されている指数値を読み込み、同じ桁まで一致します。Excelの数式は、指数値をセルA1に取り込んだシートで使います。',
  withheld:
    'この指数または比較対象のデータは、提供者がダウンロードを認めていません。そのため計算式と日付、表示上の数値のみを示します。',
  none: (reason) => `この数値はありません。理由：${reason}。`,
  hypothetical: '公表開始日より前の指数値を含むため、仮定に基づく値です。',
  cite: '引用',
  citation: '引用',
  citationText: ({ source, figure, asOf, release, address }) =>
    `${source}「${figure}」${[asOf, release].filter(Boolean).join('、')}。${address}`,
  failed: '現在、この数値の算出過程を読み込めません。',
  working: '数値の算出過程',
  close: '閉じる',
  wholePage: 'ページとして開く',
};
