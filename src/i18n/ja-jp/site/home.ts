import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/home.ts';

export const homeMessages: Translation<typeof english.homeMessages> = {
  searchLabel: (count) => `${count}本の指数から検索`,
  searchPlaceholder: '名称、ティッカー、ISIN',
  search: '検索',
  insights: 'インサイト',
  allInsights: 'インサイト一覧',
  notices: 'お知らせ',
  allNotices: 'お知らせ一覧',
  assetClasses: '資産クラスから探す',
  allIndexes: 'すべての指数を表示',
  numberOfIndexes: (count) => `${count}本`,
  index: '指数',
  level: '指数値',
  change: '前回比',
  return1Y: '1年',
  returnsNote:
    '1年リターンは、表示日までの1年間の収益率を、記載の通貨とリターンの種類で示したものです。',
  performanceNote:
    '過去の実績は将来の成果を示すものではありません。指数に直接投資することはできません。',
};
