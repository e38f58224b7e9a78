import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/mixes/blend-tables.ts';

export const blendTableMessages: Translation<typeof english.blendTableMessages> = {
  weightNow: '現在の比率',
  contributions: '寄与度',
  contributionsNote: '期間全体のリターンとリスクへの寄与',
  toReturn: 'リターンへの寄与',
  toReturnUnit: '%ポイント',
  toRisk: 'リスクへの寄与',
  toRiskUnit: '分散に占める割合（%）',
  weights: '比率の推移',
  weightsDrawn: '各構成指数の終値での比率（リバランス前）',
  weightsTable: '各年末の比率を表で見る',
  weightsNote: '各年の最終日と直近の終値、リバランス前（%）',
  date: '日付',
  ofMix: '最終日の比率による加重。（対象…）は値のある部分の比率',
  ofWeight: (value, share) => `${value}（対象${share}）`,
};
