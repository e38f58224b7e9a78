// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/content-pages.ts';
import * as jaJp from '../../ja-jp/site/content-pages.ts';

export const contentPageMessages = defineMessages(139, enUs.contentPageMessages, jaJp.contentPageMessages);
