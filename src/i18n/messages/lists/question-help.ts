// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/question-help.ts';
import * as jaJp from '../../ja-jp/lists/question-help.ts';

export const questionHelp = defineMessages(94, enUs.questionHelp, jaJp.questionHelp);
