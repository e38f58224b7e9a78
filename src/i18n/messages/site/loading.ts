// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/loading.ts';
import * as jaJp from '../../ja-jp/site/loading.ts';

export const loadingMessages = defineMessages(145, enUs.loadingMessages, jaJp.loadingMessages);
