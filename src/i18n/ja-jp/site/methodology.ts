import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/methodology.ts';

export const methodologyMessages: Translation<typeof english.methodologyMessages> = {
  title: '算出方法',
  lead: '本サイトの数値を公表済みの指数値から算出する方法を、計算式とともに説明しています。',
};
