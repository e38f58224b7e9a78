import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/index-composition.ts';

export const compositionMessages: Translation<typeof english.compositionMessages> = {
  sectors: 'セクター',
  countries: '国・地域',
  currencies: '通貨',
  maturities: '残存期間',
  ratings: '信用格付け',
  issuers: '発行体',
  maturity: '残存期間',
  rating: '信用格付け',
  byClass: (name) => `${name}別の構成比`,
  unclassified: '分類なし',
  others: (count) => `ほか${count}件`,
  asOf: (date) => `${date}現在`,
  partial: '構成比の内訳は、すべての構成銘柄が公表されている場合に表示されます。',
  inBenchmark: (weight) => `（ベンチマーク${weight}）`,
  changed: (points) => `${points}ポイント、現在`,
  tick: (name, date) => `棒の上の縦線は${name}の構成比（${date}現在）です。`,
  since: (date) => `小さい数値は${date}のリストからの変化（パーセントポイント）です。`,
  years: (years) => (years.endsWith('+') ? `${years.slice(0, -1)}年超` : `${years}年`),
};
