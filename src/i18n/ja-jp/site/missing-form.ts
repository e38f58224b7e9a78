import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/missing-form.ts';

export const missingFormMessages: Translation<typeof english.missingFormMessages> = {
  missing: '接続がないため、フォームを開けません。接続が回復すると開きます。',
  notNow: '後にする',
};
