import { defineMessages } from '../define-messages.ts';

/** Names of the filters of articles, by their query parameter. */
export const insightFilterLabels = defineMessages(
  {
    type: 'Type',
    assetType: 'Asset class',
    strategist: 'Author',
    year: 'Year',
    language: 'Language',
  },
  {
    type: '種類',
    assetType: '資産クラス',
    strategist: '執筆者',
    year: '年',
    language: '言語',
  },
);

export const insightsFeedMessages = defineMessages({ title: 'Insights' }, { title: 'インサイト' });
