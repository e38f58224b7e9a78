import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/charts/picture-links.ts';

export const pictureLinkMessages: Translation<typeof english.pictureLinkMessages> = {
  title: 'グラフの画像',
  levels: (format) => `指数値（${format}）`,
  drawdown: (format) => `ドローダウン（${format}）`,
  'calendar-years': (format) => `暦年リターン（${format}）`,
  composition: (format) => `構成比（${format}）`,
  compare: (format) => `指数値（${format}）`,
  blend: (format) => `指数値（${format}）`,
  screener: (format) => `散布図（${format}）`,
};
