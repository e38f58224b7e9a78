import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/screener-columns.ts';

export const viewNames: Translation<typeof english.viewNames> = {
  overview: '概要',
  returns: 'リターン',
  'calendar-years': '暦年',
  risk: 'リスク',
  benchmark: '対ベンチマーク',
  valuation: 'バリュエーション',
  sustainability: 'サステナビリティ',
  identity: '基本情報',
};

export const rowColumnNames: Translation<typeof english.rowColumnNames> = {
  assetType: '資産クラス',
  family: 'シリーズ',
  region: '地域',
  currency: '通貨',
  returnType: 'リターンの種類',
  hedgedTo: 'ヘッジ先通貨',
  launchDate: '公表開始日',
  asOfDate: '指数値の日付',
  asOfLevel: '指数値',
  ticker: 'ティッカー',
  isin: 'ISIN',
};

export const columnMessages: Translation<typeof english.columnMessages> = {
  views: '表示項目',
  columns: (count) => `列（${count}）`,
  attributes: '指数の属性',
  addColumn: '列を追加',
  choose: '列を選択',
  add: '追加',
  remove: (column) => `${column}：列を外す`,
  rowsOnPage: '表示件数',
  caption: (label) => `${label}：選択した列の一覧`,
  note: '数値は指数値の日付を基準とし、各指数の通貨とリターンの種類によります。3年以上のリターンは年率です。',
  variants: 'バリエーション',
  onePerIndex: '指数ごとに1行',
  allVariants: 'すべてのバリエーション',
  moreVariants: (count) => `+${count}`,
  moreVariantsOf: (count, index) => `+${count} ${index}のバリエーション`,
  download: 'この一覧をダウンロード',
  downloadAs: (format) => `${format}：この一覧をダウンロード`,
  aboutFile: 'ファイルについて',
  ask: '数値をクリックするか、選んでEnterキーを押すと、算出の過程が表示されます。',
};
