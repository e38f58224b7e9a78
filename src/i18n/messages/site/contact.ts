// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/contact.ts';
import * as jaJp from '../../ja-jp/site/contact.ts';

export const contactMessages = defineMessages(136, enUs.contactMessages, jaJp.contactMessages);
export const fieldProblemMessages = defineMessages(137, enUs.fieldProblemMessages, jaJp.fieldProblemMessages);
export const fieldLabels = defineMessages(138, enUs.fieldLabels, jaJp.fieldLabels);
