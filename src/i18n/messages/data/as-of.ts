// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/data/as-of.ts';
import * as jaJp from '../../ja-jp/data/as-of.ts';

export const asOfMessages = defineMessages(enUs.asOfMessages, { 'ja-jp': jaJp.asOfMessages });
export const missingStateTitles = defineMessages(enUs.missingStateTitles, { 'ja-jp': jaJp.missingStateTitles });
export const missingStateTexts = defineMessages(enUs.missingStateTexts, { 'ja-jp': jaJp.missingStateTexts });
