// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/shortcuts.ts';
import * as jaJp from '../../ja-jp/site/shortcuts.ts';

export const shortcutMessages = defineMessages(154, enUs.shortcutMessages, jaJp.shortcutMessages);
