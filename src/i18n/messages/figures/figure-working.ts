// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/figures/figure-working.ts';
import * as jaJp from '../../ja-jp/figures/figure-working.ts';

export const symbolNames = defineMessages(30, enUs.symbolNames, jaJp.symbolNames);
export const ruleTexts = defineMessages(31, enUs.ruleTexts, jaJp.ruleTexts);
export const heldTexts = defineMessages(32, enUs.heldTexts, jaJp.heldTexts);
export const mixedTexts = defineMessages(33, enUs.mixedTexts, jaJp.mixedTexts);
export const namesOfPages = defineMessages(34, enUs.namesOfPages, jaJp.namesOfPages);
export const tallyTexts = defineMessages(35, enUs.tallyTexts, jaJp.tallyTexts);
export const workingMessages = defineMessages(36, enUs.workingMessages, jaJp.workingMessages);
