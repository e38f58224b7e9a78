// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/documents.ts';
import * as jaJp from '../../ja-jp/lists/documents.ts';

export const documentMessages = defineMessages(81, enUs.documentMessages, jaJp.documentMessages);
