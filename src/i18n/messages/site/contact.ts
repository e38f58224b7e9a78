// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/contact.ts';
import * as jaJp from '../../ja-jp/site/contact.ts';

export const contactMessages = defineMessages(enUs.contactMessages, { 'ja-jp': jaJp.contactMessages });
export const fieldProblemMessages = defineMessages(enUs.fieldProblemMessages, { 'ja-jp': jaJp.fieldProblemMessages });
export const fieldLabels = defineMessages(enUs.fieldLabels, { 'ja-jp': jaJp.fieldLabels });
