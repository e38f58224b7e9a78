// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/outer-parts.ts';
import * as jaJp from '../../ja-jp/site/outer-parts.ts';

export const outerMessages = defineMessages(150, enUs.outerMessages, jaJp.outerMessages);
