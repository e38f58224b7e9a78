// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/internal.ts';
import * as jaJp from '../../ja-jp/site/internal.ts';

export const internalMessages = defineMessages(143, enUs.internalMessages, jaJp.internalMessages);
