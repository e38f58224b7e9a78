// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/mixes/blend-tables.ts';
import * as jaJp from '../../ja-jp/mixes/blend-tables.ts';

export const blendTableMessages = defineMessages(114, enUs.blendTableMessages, jaJp.blendTableMessages);
