// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/errors.ts';
import * as jaJp from '../../ja-jp/site/errors.ts';

export const errorMessages = defineMessages(140, enUs.errorMessages, jaJp.errorMessages);
