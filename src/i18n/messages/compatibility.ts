import { defineMessages } from '../define-messages.ts';

/** The warning of an unsupported browser (BR-02); the server's alone, so it stands apart. */
export const compatibilityMessages = defineMessages(
  {
    title: 'Your browser is not supported',
    message:
      'This site does not work in Internet Explorer. We recommend a current version of one of these browsers:',
  },
  {
    title: 'お使いのブラウザーには対応していません',
    message:
      'このサイトはInternet Explorerではご利用いただけません。次のいずれかのブラウザーの最新版をお使いください。',
  },
);
