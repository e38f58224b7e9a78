// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/api-changes.ts';
import * as jaJp from '../../ja-jp/site/api-changes.ts';

export const apiChangeMessages = defineMessages(129, enUs.apiChangeMessages, jaJp.apiChangeMessages);
export const apiChangeKinds = defineMessages(130, enUs.apiChangeKinds, jaJp.apiChangeKinds);
export const apiChangeTexts = defineMessages(131, enUs.apiChangeTexts, jaJp.apiChangeTexts);
