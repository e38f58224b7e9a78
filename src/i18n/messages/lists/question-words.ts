// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/question-words.ts';
import * as jaJp from '../../ja-jp/lists/question-words.ts';

export const questionWords = defineMessages(90, enUs.questionWords, jaJp.questionWords);
export const questionFigures = defineMessages(91, enUs.questionFigures, jaJp.questionFigures);
export const questionWindows = defineMessages(92, enUs.questionWindows, jaJp.questionWindows);
export const questionValues = defineMessages(93, enUs.questionValues, jaJp.questionValues);
