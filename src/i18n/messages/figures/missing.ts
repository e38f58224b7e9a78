// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/figures/missing.ts';
import * as jaJp from '../../ja-jp/figures/missing.ts';

export const missingTexts = defineMessages(41, enUs.missingTexts, jaJp.missingTexts);
export const missingMessages = defineMessages(42, enUs.missingMessages, jaJp.missingMessages);
