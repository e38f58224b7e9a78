import type { Language } from '../languages.ts';
import { defineMessages } from '../define-messages.ts';

const texts = defineMessages(
  {
    levels: 'Download all levels',
    constituents: 'Download the constituents',
    useInCode: 'Use in code',
    factsheet: 'Factsheet (PDF, two pages)',
    asOf: (date: string) => `as of ${date}`,
    downloadAs: (what: string, format: string) => `${what} as ${format}`,
    noLevels: 'The provider does not allow levels of this index to be downloaded.',
    thinned:
      'The chart and its table show one level a week, rounded to four significant digits; changes there follow from those.',
    rounded:
      'The chart and its table show levels rounded to four significant digits; changes there follow from those.',
    noConstituents: 'The provider does not allow data of this index to be downloaded.',
  },
  {
    levels: '全期間の指数値をダウンロード',
    constituents: '構成銘柄をダウンロード',
    useInCode: 'コードで利用',
    factsheet: 'ファクトシート（PDF、2ページ）',
    asOf: (date) => `${date}現在`,
    downloadAs: (what, format) => `${what} ${format}`,
    noLevels: 'この指数の値は、提供者の方針によりダウンロードできません。',
    thinned:
      'グラフとその表には有効数字4桁に丸めた週次の値を表示しており、そこでの騰落率はその値から計算しています。',
    rounded:
      'グラフとその表には有効数字4桁に丸めた値を表示しており、そこでの騰落率はその値から計算しています。',
    noConstituents: 'この指数のデータは、提供者の方針によりダウンロードできません。',
  },
);

/** Links to files, and why there are none. */
export function downloadMessages(language: Language) {
  const m = texts(language);
  return {
    download: { levels: m.levels, constituents: m.constituents },
    downloadAs: m.downloadAs,
    useInCode: m.useInCode,
    factsheet: m.factsheet,
    asOf: m.asOf,
    thinned: m.thinned,
    rounded: m.rounded,
    notAllowed: { levels: m.noLevels, constituents: m.noConstituents },
  };
}
