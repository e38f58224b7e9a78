// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/data/copying.ts';
import * as jaJp from '../../ja-jp/data/copying.ts';

export const copyMessages = defineMessages(19, enUs.copyMessages, jaJp.copyMessages);
