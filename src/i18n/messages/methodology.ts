import { defineMessages } from '../define-messages.ts';

/** Around the methodology that a site has as long as its provider has written none. */
export const methodologyMessages = defineMessages(
  {
    title: 'Calculation methodology',
    lead: 'How the figures on this site follow from published levels, with every formula.',
  },
  {
    title: '算出方法',
    lead: '本サイトの数値を公表済みの指数値から算出する方法を、計算式とともに説明しています。',
  },
);
