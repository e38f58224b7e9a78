import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/gender-diversity.ts';

export const genderDiversityMessages: Translation<typeof english.genderDiversityMessages> = {
  index: (name) => `${name}の構成`,
  asOf: (date, count) => `${date}現在、${count}銘柄`,
  topConstituents: '構成上位銘柄',
  ticker: 'ティッカー',
  weight: 'ウエイト',
  region: '地域',
  group: 'グループ',
  groupNote: 'グループは1から5まであり、1が評価対象企業の上位5分の1にあたります。',
  groupOf: (group) => `${group}（5段階）`,
  topTotal: (weight) => `上位銘柄のウエイトの合計は${weight}です。`,
  regionBreakdown: '地域別構成比',
  sectorBreakdown: 'セクター別構成比',
  countryBreakdown: '国・地域別構成比',
  sector: 'セクター',
  country: '国・地域',
  constituents: '銘柄数',
  unclassified: '分類なし',
  rounding: '四捨五入の関係で合計が100%にならない場合があります。',
  classification: (name) => `セクター分類は${name}によります。`,
  noData: 'この指数の構成銘柄は現在公表していません。',
  openIndex: '指数のページを開く',
  resources: '関連資料',
};
