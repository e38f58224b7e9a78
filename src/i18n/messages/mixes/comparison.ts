// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/mixes/comparison.ts';
import * as jaJp from '../../ja-jp/mixes/comparison.ts';

export const comparisonMessages = defineMessages(124, enUs.comparisonMessages, jaJp.comparisonMessages);
