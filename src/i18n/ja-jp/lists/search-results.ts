import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/search-results.ts';

export const searchResultsMessages: Translation<typeof english.searchResultsMessages> = {
  indexName: '指数名',
  noneFound: (term) => `「${term}」に一致する指数はありません`,
  spelledSimilarly: (term) => `「${term}」に一致する指数はありません。綴りの近い指数：`,
  viewAllResults: (term) => `「${term}」の検索結果をすべて表示`,
  viewAll: 'すべての指数を表示',
  searching: '検索中',
  results: (count) => `${count}本の指数が見つかりました`,
};
