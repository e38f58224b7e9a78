// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/figures/missing.ts';
import * as jaJp from '../../ja-jp/figures/missing.ts';

export const missingTexts = defineMessages(enUs.missingTexts, { 'ja-jp': jaJp.missingTexts });
export const missingMessages = defineMessages(enUs.missingMessages, { 'ja-jp': jaJp.missingMessages });
