// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/onward.ts';
import * as jaJp from '../../ja-jp/indexes/onward.ts';

export const onwardMessages = defineMessages(71, enUs.onwardMessages, jaJp.onwardMessages);
