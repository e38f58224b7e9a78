// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/compatibility.ts';
import * as jaJp from '../../ja-jp/site/compatibility.ts';

export const compatibilityMessages = defineMessages(133, enUs.compatibilityMessages, jaJp.compatibilityMessages);
