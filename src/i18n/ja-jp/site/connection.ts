import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/connection.ts';

export const connectionMessages: Translation<typeof english.connectionMessages> = {
  offline:
    'オフラインです。すでに開いたページは引き続きご覧いただけます。その他のページは、接続が回復すると読み込まれます。',
  outOfReach:
    'ネットワークに接続されていないか、このサイトにつながりません。すでに開いたページは引き続きご覧いただけます。このページは、接続が回復すると自動で読み込まれます。',
};
