// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/question-words.ts';
import * as jaJp from '../../ja-jp/lists/question-words.ts';

export const questionWords = defineMessages(enUs.questionWords, { 'ja-jp': jaJp.questionWords });
export const questionFigures = defineMessages(enUs.questionFigures, { 'ja-jp': jaJp.questionFigures });
export const questionWindows = defineMessages(enUs.questionWindows, { 'ja-jp': jaJp.questionWindows });
export const questionValues = defineMessages(enUs.questionValues, { 'ja-jp': jaJp.questionValues });
