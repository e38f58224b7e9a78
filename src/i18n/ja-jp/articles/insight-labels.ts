import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/articles/insight-labels.ts';

export const insightFilterLabels: Translation<typeof english.insightFilterLabels> = {
  type: '種類',
  assetType: '資産クラス',
  strategist: '執筆者',
  year: '年',
  language: '言語',
};

export const insightsFeedMessages: Translation<typeof english.insightsFeedMessages> = {
  title: 'インサイト',
};
