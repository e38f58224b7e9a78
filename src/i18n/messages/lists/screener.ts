// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/screener.ts';
import * as jaJp from '../../ja-jp/lists/screener.ts';

export const screenerMessages = defineMessages(107, enUs.screenerMessages, jaJp.screenerMessages);
