// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/variant-switch.ts';
import * as jaJp from '../../ja-jp/indexes/variant-switch.ts';

export const variantSwitchMessages = defineMessages(79, enUs.variantSwitchMessages, jaJp.variantSwitchMessages);
