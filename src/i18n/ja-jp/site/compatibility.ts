import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/compatibility.ts';

export const compatibilityMessages: Translation<typeof english.compatibilityMessages> = {
  title: 'お使いのブラウザーには対応していません',
  message:
    'このサイトはInternet Explorerではご利用いただけません。次のいずれかのブラウザーの最新版をお使いください。',
};
