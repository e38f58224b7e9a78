import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/provider-words.ts';

export const sectorWords: Translation<typeof english.sectorWords> = {
  Technology: 'テクノロジー',
  'Information Technology': '情報技術',
  Financials: '金融',
  'Health Care': 'ヘルスケア',
  Industrials: '資本財・サービス',
  'Consumer Goods': '消費財',
  'Consumer Services': '消費者サービス',
  'Consumer Discretionary': '一般消費財・サービス',
  'Consumer Staples': '生活必需品',
  Energy: 'エネルギー',
  Materials: '素材',
  Utilities: '公益事業',
  'Real Estate': '不動産',
  Communications: '通信・メディア',
  'Communication Services': 'コミュニケーション・サービス',
  Government: '政府',
};

export const regionWords: Translation<typeof english.regionWords> = {
  Global: 'グローバル',
  'North America': '北米',
  'Latin America': '中南米',
  Europe: '欧州',
  Japan: '日本',
  'Asia Pacific': 'アジア太平洋',
  'Emerging Markets': '新興国',
  'Frontier Markets': 'フロンティア市場',
};

export const weightingWords: Translation<typeof english.weightingWords> = {
  'Free-float market capitalization': '浮動株時価総額加重',
  'Free-float market capitalization, capped at 10%': '浮動株時価総額加重（上限10%）',
  'Free-float market capitalization, capped at 5%': '浮動株時価総額加重（上限5%）',
  'Market capitalization': '時価総額加重',
  'Market value': '時価総額加重',
  'Factor score': 'ファクタースコア加重',
  'Net asset value': '純資産価額加重',
  'Fixed weights': '固定比率',
  'World production, capped': '世界生産量加重（上限あり）',
  Optimized: '最適化',
  'Gender diversity score': 'ジェンダー・ダイバーシティ評価による加重',
  'Single rate': '単一金利',
  'Glide path': 'グライドパス',
  'Volatility target': '目標ボラティリティ',
  'Rules-based': 'ルールベース',
  Equal: '等ウエイト',
  Trade: '貿易額加重',
  'Not applicable': '該当なし',
};

export const rebalancingWords: Translation<typeof english.rebalancingWords> = {
  'Quarterly, third Friday of March, June, September and December':
    '四半期ごと（3月、6月、9月、12月の第3金曜日）',
  'Monthly, last business day': '毎月（最終営業日）',
  'Semi-annually, third Friday of May and November': '半年ごと（5月、11月の第3金曜日）',
  Daily: '毎日',
  'Annually, fifth business day of January': '年1回（1月の第5営業日）',
  'Annually, first business day of January': '年1回（1月の第1営業日）',
};

export const unitWords: Translation<typeof english.unitWords> = {
  't CO2e / USD million revenue': 't CO2e／売上高100万米ドル',
  't CO2e / USD million EVIC': 't CO2e／EVIC100万米ドル',
  'm³ / USD million revenue': 'm³／売上高100万米ドル',
};
