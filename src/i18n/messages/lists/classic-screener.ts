// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/classic-screener.ts';
import * as jaJp from '../../ja-jp/lists/classic-screener.ts';

export const classicScreenerMessages = defineMessages(80, enUs.classicScreenerMessages, jaJp.classicScreenerMessages);
