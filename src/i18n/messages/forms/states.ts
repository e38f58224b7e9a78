// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/forms/states.ts';
import * as jaJp from '../../ja-jp/forms/states.ts';

export const stateTexts = defineMessages(48, enUs.stateTexts, jaJp.stateTexts);
