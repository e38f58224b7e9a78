import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/mixes/mixes.ts';

export const mixMessages: Translation<typeof english.mixMessages> = {
  index: '指数',
  figure: '指標',
  levels: '指数値',
  returnedMost: (best, most, worst, least) =>
    `期間全体の騰落率は${best}が${most}で最も高く、${worst}が${least}で最も低い`,
  blendReturned: (blend, least, most) =>
    `組み合わせの期間全体の騰落率は${blend}、構成指数は${least}〜${most}`,
  base: (from, to) => `${from}＝100、${to}まで。`,
  window: '期間全体',
  windowNote: (from, to) => `${from}〜${to}`,
  returns: 'リターン',
  returnsNote: (date) => `${date}まで、%。3年以上は年率`,
  years: '暦年',
  yearsCaption: '暦年リターン（%）',
  quilt: '年ごとの順位',
  quiltCaption: '同じリターンを年ごとに高い順に並べたもの',
  rank: '順位',
  risk: 'リスク',
  riskNote: (date) => `${date}まで`,
  drawdowns: 'ドローダウン',
  deepest: (name, depth, mildest, least) =>
    `下落は${name}が${depth}で最も深く、${mildest}が${least}で最も浅い`,
  blendFell: (blend, least, most) =>
    `組み合わせの最大下落率は${blend}、構成指数は${least}〜${most}`,
  drawdownNote: '期間中のそれまでの最高値からの下落率（%）。',
  rolling: (months) => `過去${months}か月の推移`,
  rollingReturn: (months) => `過去${months}か月のリターン（%、1年超は年率）`,
  rollingVolatility: (months) => `過去${months}か月のボラティリティ（年率、%）`,
  crises: '市場の急落局面',
  crisesCaption: 'リターンと最大下落率（%）',
  crisisReturn: 'リターン',
  crisisFall: '最大下落率',
  showWindow: (name) => `${name}を期間として表示`,
  correlation: '相関',
  correlationNote: '期間中の月次リターン',
  valuation: 'バリュエーション',
  sustainability: 'サステナビリティ',
  unlike: '条件の違い',
  methodology: '数値の定義',
  unlikeIn: (what) => `${what.join('、')}が異なるため、差の一部はその違いによるものです。`,
  currency: '通貨',
  returnType: 'リターンの種類',
  hedging: '為替ヘッジ',
  none: 'これらの指標は公表されていません。',
  returnPerAnnum: 'リターン（年率）',
  inPercent: (figure) => `${figure}（%）`,
  month: (count) => `${count}か月`,
};

export const commonSteps: Translation<typeof english.commonSteps> = {
  daily: '',
  weekly: '算出頻度が異なるため、週次の値で比較しています。',
  monthly: '月次の指数を含むため、月末の値で比較しています。',
};
