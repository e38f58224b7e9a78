import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/mixes/compared-tables.ts';

export const comparedTableMessages: Translation<typeof english.comparedTableMessages> = {
  overlap: '共通する構成銘柄',
  overlapNote: '全銘柄が公表されている最新の一覧による',
  overlapCaption: '共通銘柄数、共通ウエイト、アクティブシェア',
  pair: '組み合わせ',
  members: '銘柄数',
  weight: '共通ウエイト',
  activeShare: 'アクティブシェア',
  noWholeList: '全銘柄が公表されていない',
  noList: '構成銘柄が公表されていない',
  sectors: 'セクター',
  countries: '国・地域',
  weightsNote: '構成比（%）',
  unclassified: '分類なし',
  others: (count) => `その他${count}件`,
  rules: '算出ルール',
};

export const ruleNames: Translation<typeof english.ruleNames> = {
  variant: '種類',
  weighting: '加重方法',
  rebalancing: '定期見直し',
  members: '構成銘柄数',
  family: 'ファミリー',
  administrator: '指数管理者',
  frequency: '算出頻度',
  launch: '公表開始日',
  first: '最初の指数値',
  last: '最新の指数値',
};

export const levelFrequencies: Translation<typeof english.levelFrequencies> = {
  daily: '日次',
  weekly: '週次',
  monthly: '月次',
};
