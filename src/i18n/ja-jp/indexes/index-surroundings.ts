import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/index-surroundings.ts';

export const pillarNames: Translation<typeof english.pillarNames> = {
  governance: 'ガバナンス',
  social: '社会',
  'overall-esg': 'ESG総合',
  environmental: '環境',
  'climate-factors': '気候関連',
};

export const relationNames: Translation<typeof english.relationNames> = {
  benchmark: 'ベンチマーク',
  family: '同シリーズ',
  'asset-class': '同資産クラス',
};

export const surroundingsMessages: Translation<typeof english.surroundingsMessages> = {
  relatedCaption: '関連指数と直近の値',
  index: '指数',
  relation: '関連',
  variant: '種類・通貨',
  level: '指数値',
  asOf: '日付',
  sustainabilityCaption: (pillar) => `${pillar}：指標と値`,
  metric: '指標',
  value: '値',
  coverage: 'カバー率',
  notApplicable: 'N/A',
  noCoverage: '対象外',
  notProcessed: '未処理',
  sustainabilityFootnote: '対象外（N/A）・未処理（—）',
  coverageNote: 'カバー率：データのある銘柄のウエイトの合計。',
  productsCaption: 'この指数に連動する商品',
  product: '商品',
  provider: '運用会社',
  kind: '種類',
  ticker: 'ティッカー',
  currency: '通貨',
  allProducts: (count) => `全${count}件の商品を見る`,
  structured: '仕組商品',
  structuredCaption: 'この指数を参照する仕組商品',
  allDocuments: (count) => `全${count}件の資料を見る`,
  documentsCaption: 'この指数に関する資料',
  notice: 'お知らせ',
  noticeType: '種類',
  announced: '公表日',
  effective: '実施日',
  allNotices: (count) => `全${count}件のお知らせを見る`,
  noticesCaption: 'この指数に関する最近のお知らせ',
  correctionsCaption: '公表後に訂正された指数値（新しい順）',
  correctionRules: '訂正の基準',
  allCorrections: (count) => `全${count}件の訂正を見る`,
  readingTime: (minutes) => `読了目安${minutes}分`,
};
