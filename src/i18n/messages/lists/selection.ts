// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/selection.ts';
import * as jaJp from '../../ja-jp/lists/selection.ts';

export const selectionMessages = defineMessages(113, enUs.selectionMessages, jaJp.selectionMessages);
