// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/preparing.ts';
import * as jaJp from '../../ja-jp/site/preparing.ts';

export const preparingMessages = defineMessages(151, enUs.preparingMessages, jaJp.preparingMessages);
