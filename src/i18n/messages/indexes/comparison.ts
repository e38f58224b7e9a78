// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/comparison.ts';
import * as jaJp from '../../ja-jp/indexes/comparison.ts';

export const comparisonMessages = defineMessages(enUs.comparisonMessages, { 'ja-jp': jaJp.comparisonMessages });
