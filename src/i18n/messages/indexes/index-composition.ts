// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/index-composition.ts';
import * as jaJp from '../../ja-jp/indexes/index-composition.ts';

export const compositionMessages = defineMessages(55, enUs.compositionMessages, jaJp.compositionMessages);
