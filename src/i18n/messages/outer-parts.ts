import { defineMessages } from '../define-messages.ts';

/** What stands around the page, and what it says of its address, which come after the page. */
export const outerMessages = defineMessages(
  {
    explore: 'Explore',
    moreOfHouse: 'More from us',
    dismissBanner: 'Dismiss this message',
    announcement: 'Announcement',
    illustrativeNotice: 'Illustrative data',
    footer: 'About this site',
    globalContacts: 'Contacts by region',
    privacyPolicy: 'Privacy policy',
    dataApi: 'Data API',
    dataFiles: 'Data files',
    dataStatus: 'Data status',
    cookieSettings: 'Cookie settings',
    copyright: (name: string, year: string) => (year ? `© ${year} ${name}` : `© ${name}`),
    misnamed: (name: string) =>
      `This page does not know “${name}” in its address and leaves it out. `,
    meant: (name: string) => `Do you mean “${name}”?`,
  },
  {
    explore: 'サイト全体を見る',
    moreOfHouse: '関連ページ',
    dismissBanner: 'このお知らせを閉じる',
    announcement: 'お知らせ',
    illustrativeNotice: '例示用データ',
    footer: 'このサイトについて',
    globalContacts: '地域別のお問い合わせ先',
    privacyPolicy: 'プライバシーポリシー',
    dataApi: 'データAPI',
    dataFiles: 'データファイル',
    dataStatus: 'データの公表状況',
    cookieSettings: 'Cookieの設定',
    misnamed: (name) => `アドレスの「${name}」はこのページでは使用できないため、無視しました。`,
    meant: (name) => `「${name}」をお探しですか？`,
  },
);
