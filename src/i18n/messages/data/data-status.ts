// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/data/data-status.ts';
import * as jaJp from '../../ja-jp/data/data-status.ts';

export const dataStatusMessages = defineMessages(21, enUs.dataStatusMessages, jaJp.dataStatusMessages);
export const rulesChanges = defineMessages(22, enUs.rulesChanges, jaJp.rulesChanges);
