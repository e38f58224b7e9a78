// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/forms/choices.ts';
import * as jaJp from '../../ja-jp/forms/choices.ts';

export const choiceNames = defineMessages(45, enUs.choiceNames, jaJp.choiceNames);
