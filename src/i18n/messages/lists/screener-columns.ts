// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/screener-columns.ts';
import * as jaJp from '../../ja-jp/lists/screener-columns.ts';

export const viewNames = defineMessages(enUs.viewNames, { 'ja-jp': jaJp.viewNames });
export const rowColumnNames = defineMessages(enUs.rowColumnNames, { 'ja-jp': jaJp.rowColumnNames });
export const columnMessages = defineMessages(enUs.columnMessages, { 'ja-jp': jaJp.columnMessages });
