import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/figures/missing.ts';

export const missingTexts: Translation<typeof english.missingTexts> = {
  'too-short': '公表されている履歴が足りない',
  withheld: '起点となる指数値が公表されていない',
  gap: '必要な日の指数値がない',
  'no-variance': '期間中に変動がなかった',
  'not-covered': '比較対象の指数に期間全体の指数値がない',
  ended: '比較対象の指数が算出終了しているか、1か月を超えて遅れている',
  'not-positive': '指数値がゼロ以下である',
  'no-launch-date': '公表開始日が公表されていない',
  'no-such-month': '期間中に該当する月がない',
  'no-fall': '期間中に下落がなかった',
  'not-recovered': '高値をまだ回復していない',
  'no-benchmark': 'ベンチマークが公表されていない',
  'no-risk-free': '通貨に対応する無リスク金利の指数が公表されていない',
  'no-returns': '指数値が投資価値を表すものではない',
  'not-published': '元になるデータが公表されていないか、一部しか公表されていない',
};

export const missingMessages: Translation<typeof english.missingMessages> = {
  note: (reasons: readonly string[]): string => `「—」の理由：${reasons.join('、または')}。`,
};
