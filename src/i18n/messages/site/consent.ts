// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/consent.ts';
import * as jaJp from '../../ja-jp/site/consent.ts';

export const consentMessages = defineMessages(135, enUs.consentMessages, jaJp.consentMessages);
