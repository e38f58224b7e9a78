// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/api-reference.ts';
import * as jaJp from '../../ja-jp/site/api-reference.ts';

export const apiReferenceMessages = defineMessages(132, enUs.apiReferenceMessages, jaJp.apiReferenceMessages);
