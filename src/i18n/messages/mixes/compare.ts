// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/mixes/compare.ts';
import * as jaJp from '../../ja-jp/mixes/compare.ts';

export const compareMessages = defineMessages(enUs.compareMessages, { 'ja-jp': jaJp.compareMessages });
export const noWindowTexts = defineMessages(enUs.noWindowTexts, { 'ja-jp': jaJp.noWindowTexts });
export const ruleNames = defineMessages(enUs.ruleNames, { 'ja-jp': jaJp.ruleNames });
export const levelFrequencies = defineMessages(enUs.levelFrequencies, { 'ja-jp': jaJp.levelFrequencies });
