// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/screener-columns.ts';
import * as jaJp from '../../ja-jp/lists/screener-columns.ts';

export const viewNames = defineMessages(101, enUs.viewNames, jaJp.viewNames);
export const rowColumnNames = defineMessages(102, enUs.rowColumnNames, jaJp.rowColumnNames);
export const columnMessages = defineMessages(103, enUs.columnMessages, jaJp.columnMessages);
