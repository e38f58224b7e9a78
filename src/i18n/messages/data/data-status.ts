// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/data/data-status.ts';
import * as jaJp from '../../ja-jp/data/data-status.ts';

export const dataStatusMessages = defineMessages(enUs.dataStatusMessages, { 'ja-jp': jaJp.dataStatusMessages });
export const rulesChanges = defineMessages(enUs.rulesChanges, { 'ja-jp': jaJp.rulesChanges });
