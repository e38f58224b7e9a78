// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/figures/missing.ts';
import * as jaJp from '../../ja-jp/figures/missing.ts';

export const missingTexts = defineMessages(39, enUs.missingTexts, jaJp.missingTexts);
export const missingMessages = defineMessages(40, enUs.missingMessages, jaJp.missingMessages);
