// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/figures/figure-working.ts';
import * as jaJp from '../../ja-jp/figures/figure-working.ts';

export const symbolNames = defineMessages(enUs.symbolNames, { 'ja-jp': jaJp.symbolNames });
export const ruleTexts = defineMessages(enUs.ruleTexts, { 'ja-jp': jaJp.ruleTexts });
export const heldTexts = defineMessages(enUs.heldTexts, { 'ja-jp': jaJp.heldTexts });
export const workingMessages = defineMessages(enUs.workingMessages, { 'ja-jp': jaJp.workingMessages });
