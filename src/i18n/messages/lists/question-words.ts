// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/question-words.ts';
import * as jaJp from '../../ja-jp/lists/question-words.ts';

export const questionWords = defineMessages(95, enUs.questionWords, jaJp.questionWords);
export const questionFigures = defineMessages(96, enUs.questionFigures, jaJp.questionFigures);
export const questionWindows = defineMessages(97, enUs.questionWindows, jaJp.questionWindows);
export const questionValues = defineMessages(98, enUs.questionValues, jaJp.questionValues);
