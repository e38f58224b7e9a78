// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/screener-ranges.ts';
import * as jaJp from '../../ja-jp/lists/screener-ranges.ts';

export const figureGroupNames = defineMessages(105, enUs.figureGroupNames, jaJp.figureGroupNames);
export const rangeMessages = defineMessages(106, enUs.rangeMessages, jaJp.rangeMessages);
