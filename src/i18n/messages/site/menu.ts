// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/menu.ts';
import * as jaJp from '../../ja-jp/site/menu.ts';

export const menuMessages = defineMessages(147, enUs.menuMessages, jaJp.menuMessages);
