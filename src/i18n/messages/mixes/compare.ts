// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/mixes/compare.ts';
import * as jaJp from '../../ja-jp/mixes/compare.ts';

export const compareMessages = defineMessages(114, enUs.compareMessages, jaJp.compareMessages);
export const noWindowTexts = defineMessages(115, enUs.noWindowTexts, jaJp.noWindowTexts);
export const ruleNames = defineMessages(116, enUs.ruleNames, jaJp.ruleNames);
export const levelFrequencies = defineMessages(117, enUs.levelFrequencies, jaJp.levelFrequencies);
