// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/questions.ts';
import * as jaJp from '../../ja-jp/lists/questions.ts';

export const questionMessages = defineMessages(99, enUs.questionMessages, jaJp.questionMessages);
