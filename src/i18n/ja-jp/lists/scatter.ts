import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/scatter.ts';

export const scatterMessages: Translation<typeof english.scatterMessages> = {
  scatterOf: (up, across) => `縦軸：${up}、横軸：${across}。`,
  points: (count) => `${count}指数を表示しています。`,
  without: (count) => `${count}指数はどちらかの値がありません。`,
  onlyFirst: (count) => `一覧の先頭${count}件のみを描いています。`,
  reading: '点は一つの指数です。矢印キーで点の間を移動し、Enterキーで指数のページに進みます。',
  asTable: '同じ内容の表',
  index: '指数',
  assetType: '資産クラス',
  typed: (index, type) => `${index}（${type}）`,
  point: (index, across, up) => `${index}：${across}、${up}`,
};
