import { defineMessages } from '../define-messages.ts';

export const searchMessages = defineMessages(
  {
    label: 'Search for an index',
    placeholder: 'Search for an index',
    submit: 'Search',
    open: 'Search for an index',
    back: 'Back',
    indexName: 'Index Name',
    noneFound: (term: string) => `No Indexes found for "${term}"`,
    viewAllResults: (term: string) => `View all results for "${term}"`,
    viewAll: 'View All Indexes',
    searching: 'Searching',
    results: (count: number) => (count === 1 ? '1 index found' : `${count} indexes found`),
  },
  {
    label: 'インデックスを検索',
    placeholder: 'インデックスを検索',
    submit: '検索',
    open: 'インデックスを検索',
    back: '戻る',
    indexName: 'インデックス名',
    noneFound: (term) => `「${term}」に一致するインデックスはありません`,
    viewAllResults: (term) => `「${term}」の検索結果をすべて表示`,
    viewAll: 'すべてのインデックスを表示',
    searching: '検索中',
    results: (count) => `${count}件のインデックスが見つかりました`,
  },
);
