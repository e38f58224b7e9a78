// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/contact.ts';
import * as jaJp from '../../ja-jp/site/contact.ts';

export const contactMessages = defineMessages(133, enUs.contactMessages, jaJp.contactMessages);
export const fieldProblemMessages = defineMessages(134, enUs.fieldProblemMessages, jaJp.fieldProblemMessages);
export const fieldLabels = defineMessages(135, enUs.fieldLabels, jaJp.fieldLabels);
