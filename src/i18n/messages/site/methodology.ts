// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/methodology.ts';
import * as jaJp from '../../ja-jp/site/methodology.ts';

export const methodologyMessages = defineMessages(148, enUs.methodologyMessages, jaJp.methodologyMessages);
