import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/charts/level-findings.ts';

export const findingMessages: Translation<typeof english.findingMessages> = {
  perCentBelow: (perCent) => `${perCent}下`,
  littleBelow: '0.1%未満下',
  itsHigh: (date) => `${date}の最高値`,
  highSince: (date, since) => `${since}以降の最高値（${date}）`,
  weekEndHigh: (date) => `週末の最高値（${date}）`,
  below: (distance, high) => `${high}を${distance}回る水準`,
  atHigh: (since) => `${since}以降の最高値`,
  atWeekEndHigh: (since) => `${since}以降のどの週末の指数値も下回らない水準`,
  backTestedHigh: (finding) => `${finding}（バックテスト）`,
  end: (date, finding) => `最後の指数値（${date}）は${finding}`,
  earlier: (date, finding) => `${date}時点：${finding}`,
};
