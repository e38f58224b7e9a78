// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/limits.ts';
import * as jaJp from '../../ja-jp/site/limits.ts';

export const limitMessages = defineMessages(144, enUs.limitMessages, jaJp.limitMessages);
