import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/products.ts';

export const productMessages: Translation<typeof english.productMessages> = {
  title: '投資商品',
  lead: '当社の指数に連動するファンドの一覧です。いずれも他社が運用する商品で、対象指数のページを参照できます。',
  searchLabel: '名称、運用会社、ティッカー、ISINで検索',
  searchPlaceholder: '名称、運用会社',
  showResults: (count) => `${count}件を表示`,
  results: (count) => `${count}件`,
  caption: '投資商品の対象指数、運用会社、費用、純資産、上場、購入できる国・地域',
  name: '商品',
  index: '対象指数',
  provider: '運用会社',
  fee: '費用（年）',
  netAssets: '純資産',
  millions: (number, currency) => `${currency} ${number}百万`.trim(),
  method: '複製方法',
  listing: '上場・販売地域',
  unlisted: '非上場',
  noneYet: '公開されている商品はまだありません',
  noneFound: '条件に一致する商品はありません',
  noneFoundFor: (term) => `「${term}」に一致する商品はありません`,
  rowsFailedHint: '商品の一覧を読み込めませんでした。もう一度お試しください。',
  viewAll: 'すべての商品を表示',
};

export const replicationNames: Translation<typeof english.replicationNames> = {
  full: '完全法',
  sampled: 'サンプル法',
  synthetic: '合成型',
};

export const distributionNames: Translation<typeof english.distributionNames> = {
  accumulating: '再投資型',
  distributing: '分配型',
};

export const structuredProductMessages: Translation<typeof english.structuredProductMessages> = {
  title: '仕組商品',
  lead: '当社の指数を参照する債券や証券の一覧です。いずれも銀行が発行します。',
  searchLabel: '名称、発行体、ISIN、銘柄コードで検索',
  searchPlaceholder: '名称、発行体',
  showResults: (count) => `${count}件を表示`,
  results: (count) => `${count}件`,
  caption: '仕組商品の参照指数、発行体、国・地域、満期日',
  noneYet: '公開されている仕組商品はまだありません',
  noneFound: '条件に一致する仕組商品はありません',
  noneFoundFor: (term) => `「${term}」に一致する仕組商品はありません`,
  rowsFailedHint: '仕組商品の一覧を読み込めませんでした。もう一度お試しください。',
  viewAll: 'すべての仕組商品を表示',
};
