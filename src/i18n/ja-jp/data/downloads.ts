import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/data/downloads.ts';

export const downloadTexts: Translation<typeof english.downloadTexts> = {
  levels: '全期間の指数値をダウンロード',
  constituents: '構成銘柄をダウンロード',
  useInCode: 'コードで利用',
  factsheet: 'ファクトシート（PDF）',
  asOf: (date) => `${date}現在`,
  downloadAs: (what, format) => `${format}：${what}`,
  noLevels: 'この指数の値は、提供者の方針によりダウンロードできません。',
  thinned:
    'グラフとその表には有効数字4桁に丸めた週次の値を表示しており、そこでの騰落率はその値から計算しています。',
  rounded:
    'グラフとその表には有効数字4桁に丸めた値を表示しており、そこでの騰落率はその値から計算しています。',
  askForLicence: 'ライセンスについて問い合わせる',
  noConstituents: 'この指数のデータは、提供者の方針によりダウンロードできません。',
};
