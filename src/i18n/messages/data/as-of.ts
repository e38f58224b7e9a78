// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/data/as-of.ts';
import * as jaJp from '../../ja-jp/data/as-of.ts';

export const asOfMessages = defineMessages(15, enUs.asOfMessages, jaJp.asOfMessages);
export const missingStateTitles = defineMessages(16, enUs.missingStateTitles, jaJp.missingStateTitles);
export const missingStateTexts = defineMessages(17, enUs.missingStateTexts, jaJp.missingStateTexts);
