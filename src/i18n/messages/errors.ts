import { defineMessages } from '../define-messages.ts';

/** Texts of the specification's error catalogue, in English word for word. */
export const errorMessages = defineMessages(
  {
    eyebrow: 'Error',
    notFound: 'This page could not be found',
    title: 'Something has gone wrong',
    message: "We can't find that page or something has gone wrong. Try going to our homepage.",
    homeLink: 'Go to our homepage',
    screenerLink: 'Search all indexes',
    errorPageFailed: 'An error occurred while showing the error page',
    details: 'Details of the error',
    dataNotAvailable: 'Data Not Available',
    elementFailed: 'We seem to have encountered a problem loading this element.',
  },
  {
    eyebrow: 'エラー',
    notFound: 'ページが見つかりません',
    title: '問題が発生しました',
    message:
      'お探しのページが見つからないか、問題が発生しました。ホームページからもう一度お試しください。',
    homeLink: 'ホームページへ',
    screenerLink: '指数を検索',
    errorPageFailed: 'エラーページの表示中にエラーが発生しました',
    details: 'エラーの詳細',
    dataNotAvailable: 'データがありません',
    elementFailed: 'この項目の読み込み中に問題が発生しました。',
  },
);
