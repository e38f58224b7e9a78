import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/screener-ranges.ts';

export const figureGroupNames: Translation<typeof english.figureGroupNames> = {
  returns: 'リターン',
  'calendar-years': '暦年リターン',
  risk: 'リスク',
  benchmark: '対ベンチマーク',
  record: '実績',
  valuation: 'バリュエーション',
  composition: '構成銘柄',
  sustainability: 'サステナビリティ',
  provider: 'その他の数値',
};

export const rangeMessages: Translation<typeof english.rangeMessages> = {
  figures: '数値',
  atLeast: '下限',
  atMost: '上限',
  notBelow: (figure, bound) => `${figure} ${bound}以上`,
  notAbove: (figure, bound) => `${figure} ${bound}以下`,
  remove: (range) => `${range}を解除`,
  spread: (from, to) => `${from}から${to}までの分布`,
  ofAll: 'すべての指数の分布',
  ofOthers: '他の条件を満たす指数の分布',
  without: (count) => `値のない指数：${count}本`,
  noValues: '値のある指数はありません',
  withMissing: '値のない指数も含める',
  add: '項目を追加',
  choose: '項目を選択',
  close: (figure) => `${figure}を外す`,
  inPercent: '（%）',
  inUnit: (unit) => `（${unit}）`,
  onlyFirst: (count) => `先頭の${count}件のみ`,
};
