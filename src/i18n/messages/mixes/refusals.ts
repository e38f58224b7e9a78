// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/mixes/refusals.ts';
import * as jaJp from '../../ja-jp/mixes/refusals.ts';

export const refusalTexts = defineMessages(127, enUs.refusalTexts, jaJp.refusalTexts);
export const refusalMessages = defineMessages(128, enUs.refusalMessages, jaJp.refusalMessages);
