import type { Missing } from '#src/domain/figures/measured.ts';
import { defineMessages } from '../define-messages.ts';

/** Why there is no figure, as part of a sentence. */
export const missingTexts = defineMessages<Record<Missing, string>>(
  {
    'too-short': 'the published history is too short',
    withheld: 'the provider withholds the levels that it would start from',
    gap: 'a level is missing where one is needed',
    'no-variance': 'nothing varied over the window',
    'not-covered': 'the index it is measured against has no levels for the whole window',
    ended: 'the index it is measured against ended, or is more than a month behind',
    'not-positive': 'a level is not above zero',
    'no-launch-date': 'no launch date is published',
    'no-such-month': 'no month of the window is of the kind that is measured',
    'no-fall': 'the level never fell in the window',
    'not-recovered': 'the level has not come back to its peak',
    'no-benchmark': 'the provider names no benchmark',
    'no-risk-free': 'the provider names no risk-free index of the currency',
    'no-returns': 'its levels are not the value of invested money',
  },
  {
    'too-short': '公表されている履歴が足りない',
    withheld: '起点となる指数値が公表されていない',
    gap: '必要な日の指数値がない',
    'no-variance': '期間中に変動がなかった',
    'not-covered': '比較対象の指数に期間全体の指数値がない',
    ended: '比較対象の指数が算出終了しているか、1か月を超えて遅れている',
    'not-positive': '指数値がゼロ以下である',
    'no-launch-date': '算出開始日が公表されていない',
    'no-such-month': '期間中に該当する月がない',
    'no-fall': '期間中に下落がなかった',
    'not-recovered': '高値をまだ回復していない',
    'no-benchmark': 'ベンチマークが公表されていない',
    'no-risk-free': '通貨に対応する無リスク金利の指数が公表されていない',
    'no-returns': '指数値が投資価値を表すものではない',
  },
);

export const missingMessages = defineMessages(
  {
    note: (reasons: readonly string[]): string => `A dash (—) means: ${reasons.join('; or ')}.`,
  },
  {
    note: (reasons: readonly string[]): string => `「—」の理由：${reasons.join('、または')}。`,
  },
);
