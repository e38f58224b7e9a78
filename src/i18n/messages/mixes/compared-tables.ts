// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/mixes/compared-tables.ts';
import * as jaJp from '../../ja-jp/mixes/compared-tables.ts';

export const comparedTableMessages = defineMessages(121, enUs.comparedTableMessages, jaJp.comparedTableMessages);
export const ruleNames = defineMessages(122, enUs.ruleNames, jaJp.ruleNames);
export const levelFrequencies = defineMessages(123, enUs.levelFrequencies, jaJp.levelFrequencies);
