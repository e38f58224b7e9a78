// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/index-page-head.ts';
import * as jaJp from '../../ja-jp/indexes/index-page-head.ts';

export const indexPageHeadMessages = defineMessages(63, enUs.indexPageHeadMessages, jaJp.indexPageHeadMessages);
