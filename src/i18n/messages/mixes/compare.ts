// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/mixes/compare.ts';
import * as jaJp from '../../ja-jp/mixes/compare.ts';

export const compareMessages = defineMessages(118, enUs.compareMessages, jaJp.compareMessages);
export const noWindowTexts = defineMessages(119, enUs.noWindowTexts, jaJp.noWindowTexts);
