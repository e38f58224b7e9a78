// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/lists.ts';
import * as jaJp from '../../ja-jp/lists/lists.ts';

export const listMessages = defineMessages(86, enUs.listMessages, jaJp.listMessages);
