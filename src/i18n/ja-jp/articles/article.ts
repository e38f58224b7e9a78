import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/articles/article.ts';

export const articleMessages: Translation<typeof english.articleMessages> = {
  insights: 'インサイト',
  updated: (date) => `${date}更新`,
  otherLanguage: 'この記事は日本語に翻訳されていません。英語版を掲載しています。',
  indexes: 'この記事で取り上げた指数',
  indexesNote: (date) => `指数値は${date}現在`,
  index: '指数',
  level: '指数値',
  returnYTD: '年初来',
  authors: '執筆者',
  author: '執筆者',
  moreBy: (name) => `${name}の記事一覧`,
  recommended: '関連する記事',
  subscribe: '指数に関するニュースをメールで受け取る',
  rebased: (date) => `${date}を100として指数化。`,
  everyLevel: '日次終値。',
  weekEnds: '週末値。',
  monthEnds: '月末値。',
  rounded: 'ダウンロードが認められていない指数値は有効数字4桁に丸めています。',
  noLevels: 'データがありません',
  noLevelsHint: (title) => `「${title}」：このグラフの指数値は公表されていません。`,
  disclaimer:
    '本記事は投資助言や勧誘を目的としたものではありません。数値は本ページが表示するリリースのもので、記載のリターン種類・通貨に基づきます。過去の実績は将来の成果を示すものではありません。指数に直接投資することはできず、指数値には、指数に連動する投資にかかる手数料や費用は含まれません。',
};
