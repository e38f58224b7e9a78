import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/screener-pictures.ts';

export const screenerPictureMessages: Translation<typeof english.screenerPictureMessages> = {
  pictures: '図',
  scatter: '一覧を散布図で表示',
  noScatter: '散布図を閉じる',
  heat: 'リターンを色分け',
  noHeat: '色分けを解除',
  across: '横軸',
  up: '縦軸',
  show: '表示',
};
