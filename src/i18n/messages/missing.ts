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
  },
  {
    'too-short': '公表されている履歴が足りない',
    withheld: '起点となる指数値が公表されていない',
    gap: '必要な日の指数値がない',
    'no-variance': '期間中に変動がなかった',
    'not-covered': '比較対象の指数に期間全体の指数値がない',
    ended: '比較対象の指数が算出終了しているか、1か月を超えて遅れている',
    'not-positive': '指数値がゼロ以下である',
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
