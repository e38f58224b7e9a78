// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/back-test.ts';
import * as jaJp from '../../ja-jp/indexes/back-test.ts';

export const backTestMessages = defineMessages(49, enUs.backTestMessages, jaJp.backTestMessages);
