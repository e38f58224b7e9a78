// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/mixes/blends.ts';
import * as jaJp from '../../ja-jp/mixes/blends.ts';

export const blendMessages = defineMessages(115, enUs.blendMessages, jaJp.blendMessages);
export const rebalanceNames = defineMessages(116, enUs.rebalanceNames, jaJp.rebalanceNames);
