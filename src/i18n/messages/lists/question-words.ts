// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/question-words.ts';
import * as jaJp from '../../ja-jp/lists/question-words.ts';

export const questionWords = defineMessages(92, enUs.questionWords, jaJp.questionWords);
export const questionFigures = defineMessages(93, enUs.questionFigures, jaJp.questionFigures);
export const questionWindows = defineMessages(94, enUs.questionWindows, jaJp.questionWindows);
export const questionValues = defineMessages(95, enUs.questionValues, jaJp.questionValues);
