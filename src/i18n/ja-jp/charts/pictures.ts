import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/charts/pictures.ts';

export const pictureMessages: Translation<typeof english.pictureMessages> = {
  source: (provider, release, day) => `出典：${provider}（リリース${release}、${day}時点）`,
  backTested: (launch) => `破線：公表開始日（${launch}）より前のバックテスト。`,
  unknown: '公表開始日は公表されていません。どの指数値がバックテストによるものかは不明です。',
  description: (values) =>
    `${values.name}：${values.what} ${values.value}（${values.day}）。${values.from}からの線。`,
  calendarYears: '暦年のリターン',
  values: (day, values) => `${day}：${values}。`,
  pointsBackTested: '公表開始日より前のバックテストの指数値を含む数値があります。',
  points: (up, across) => `縦軸：${up}、横軸：${across}`,
};
