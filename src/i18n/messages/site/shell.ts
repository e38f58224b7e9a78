// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/shell.ts';
import * as jaJp from '../../ja-jp/site/shell.ts';

export const shellMessages = defineMessages(153, enUs.shellMessages, jaJp.shellMessages);
