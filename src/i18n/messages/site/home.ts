// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/home.ts';
import * as jaJp from '../../ja-jp/site/home.ts';

export const homeMessages = defineMessages(142, enUs.homeMessages, jaJp.homeMessages);
