// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/data/citation.ts';
import * as jaJp from '../../ja-jp/data/citation.ts';

export const citationMessages = defineMessages(18, enUs.citationMessages, jaJp.citationMessages);
