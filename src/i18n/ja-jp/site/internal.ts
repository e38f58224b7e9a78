import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/internal.ts';

export const internalMessages: Translation<typeof english.internalMessages> = {
  galleryTitle: 'コンポーネント',
  galleryLead: 'サイトの全コンポーネントを、すべての状態で表示します。',
  theme: 'テーマ',
  visitorsTheme: '閲覧環境の設定',
  light: 'ライト',
  dark: 'ダーク',
  components: 'コンポーネント',
  all: 'すべて',
  smokeTitle: '動作確認',
  smokeLead: 'サイトを支える各サービスに、いま問い合わせた結果です。',
  check: '項目',
  result: '結果',
  found: '内容',
  passed: '正常',
  failed: '異常',
  dataVersion: 'データのバージョン',
  search: '検索',
  prices: '指数値',
  indexes: (count) => `${count}指数`,
  release: (number: string, label: string) => `リリース${number}${label ? `（${label}）` : ''}`,
  results: (count) => `${count}件`,
  levels: (count: string, date: string) => `${count}件、最終日 ${date}`,
};
