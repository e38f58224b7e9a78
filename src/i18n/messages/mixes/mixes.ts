// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/mixes/mixes.ts';
import * as jaJp from '../../ja-jp/mixes/mixes.ts';

export const mixMessages = defineMessages(125, enUs.mixMessages, jaJp.mixMessages);
export const commonSteps = defineMessages(126, enUs.commonSteps, jaJp.commonSteps);
