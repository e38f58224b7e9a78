// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/scatter.ts';
import * as jaJp from '../../ja-jp/lists/scatter.ts';

export const scatterMessages = defineMessages(100, enUs.scatterMessages, jaJp.scatterMessages);
