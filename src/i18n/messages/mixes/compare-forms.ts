// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/mixes/compare-forms.ts';
import * as jaJp from '../../ja-jp/mixes/compare-forms.ts';

export const compareFormMessages = defineMessages(117, enUs.compareFormMessages, jaJp.compareFormMessages);
