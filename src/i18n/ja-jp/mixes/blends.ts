import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/mixes/blends.ts';

export const blendMessages: Translation<typeof english.blendMessages> = {
  title: '指数を組み合わせる',
  lead: '2〜10本の指数を一定の比率で組み合わせ、公開されている指数値から計算します。計算結果は仮定の数値であり、指数ではありません。',
  name: (parts) => parts.join('＋'),
  part: (weight, name) => `${name} ${weight}`,
  blend: '組み合わせ',
  hypothetical:
    '仮定の数値：この組み合わせは構成する指数の公開値から計算したもので、指数として公表・運用されたことはありません。費用は考慮していません。†は、組み合わせのすべての数値と、バックテストの指数値を含む数値に付しています。',
  partField: (place) => `指数${place}`,
  weightField: (place) => `指数${place}の比率（%）`,
  weight: '比率',
  rebalance: 'リバランス',
  rebalanced: (when) => `リバランス：${when}`,
  from: '開始日',
  change: '組み合わせを変更',
  show: '組み合わせを表示',
  refused: 'この内容では組み合わせられません',
  facts: '概要',
  currency: '通貨',
  firstDay: '起点（100）',
  lastDay: '最終日',
  release: 'リリース',
  file: (format) => `時系列（${format}）`,
  sheet: 'ファクトシート（PDF）',
  citation: '引用文',
  cited: (source, name, release, address) =>
    `${source}「仮定の組み合わせ：${name}」リリース${release}、${address}`,
  compare: '構成する指数を比較',
};

export const rebalanceNames: Translation<typeof english.rebalanceNames> = {
  never: 'なし',
  monthly: '毎月',
  quarterly: '四半期ごと',
  annually: '毎年',
};
