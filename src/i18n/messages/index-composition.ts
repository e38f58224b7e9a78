import { defineMessages } from '../define-messages.ts';

/** Texts of what an index holds: characteristics and weights by class. */
export const compositionMessages = defineMessages(
  {
    sectors: 'Sectors',
    countries: 'Countries',
    currencies: 'Currencies',
    maturity: 'Maturity',
    rating: 'Credit rating',
    byClass: (name: string) => `Weights by ${name}`,
    unclassified: 'Not classified',
    others: (count: string) => `${count} more`,
    asOf: (date: string) => `As of ${date}`,
    partial: 'Weights by class need the whole list of constituents, which is not published.',
    years: (years: string) => `${years} years`,
    basisPoints: (points: string) => `${points} bp`,
    times: (ratio: string) => `${ratio}×`,
  },
  {
    sectors: 'セクター',
    countries: '国・地域',
    currencies: '通貨',
    maturity: '残存期間',
    rating: '信用格付け',
    byClass: (name) => `${name}別の構成比`,
    unclassified: '分類なし',
    others: (count) => `ほか${count}件`,
    asOf: (date) => `${date}現在`,
    partial: '構成比の内訳は、すべての構成銘柄が公表されている場合に表示されます。',
    years: (years) => (years.endsWith('+') ? `${years.slice(0, -1)}年超` : `${years}年`),
    basisPoints: (points) => `${points}bp`,
    times: (ratio) => `${ratio}倍`,
  },
);

/** Names of an index's characteristics, by their names in the API. */
export const characteristicNames = defineMessages(
  {
    yieldToWorst: 'Yield to worst',
    modifiedDuration: 'Modified duration',
    optionAdjustedSpread: 'Option-adjusted spread',
    averageMaturity: 'Average maturity',
    averageCoupon: 'Average coupon',
    priceToEarnings: 'Price to earnings',
    priceToBook: 'Price to book',
    dividendYield: 'Dividend yield',
  },
  {
    yieldToWorst: '最低利回り（YTW）',
    modifiedDuration: '修正デュレーション',
    optionAdjustedSpread: 'オプション調整後スプレッド（OAS）',
    averageMaturity: '平均残存期間',
    averageCoupon: '平均クーポン',
    priceToEarnings: '株価収益率（PER）',
    priceToBook: '株価純資産倍率（PBR）',
    dividendYield: '配当利回り',
  },
);
