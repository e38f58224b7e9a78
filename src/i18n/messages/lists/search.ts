// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/search.ts';
import * as jaJp from '../../ja-jp/lists/search.ts';

export const searchMessages = defineMessages(112, enUs.searchMessages, jaJp.searchMessages);
