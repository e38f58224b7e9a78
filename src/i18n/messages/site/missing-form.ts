// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/missing-form.ts';
import * as jaJp from '../../ja-jp/site/missing-form.ts';

export const missingFormMessages = defineMessages(149, enUs.missingFormMessages, jaJp.missingFormMessages);
