import { defineMessages } from '../define-messages.ts';

/** The results of the search, which come with their list when the field is used. */
export const searchResultsMessages = defineMessages(
  {
    indexName: 'Index Name',
    noneFound: (term: string) => `No Indexes found for "${term}"`,
    spelledSimilarly: (term: string) => `No Indexes found for "${term}". Spelled similarly:`,
    viewAllResults: (term: string) => `View all results for "${term}"`,
    viewAll: 'View All Indexes',
    searching: 'Searching',
    results: (count: number) => (count === 1 ? '1 index found' : `${count} indexes found`),
  },
  {
    indexName: '指数名',
    noneFound: (term) => `「${term}」に一致する指数はありません`,
    spelledSimilarly: (term) => `「${term}」に一致する指数はありません。綴りの近い指数：`,
    viewAllResults: (term) => `「${term}」の検索結果をすべて表示`,
    viewAll: 'すべての指数を表示',
    searching: '検索中',
    results: (count) => `${count}本の指数が見つかりました`,
  },
);
