// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/mixes/compared-figures.ts';
import * as jaJp from '../../ja-jp/mixes/compared-figures.ts';

export const comparedFiguresMessages = defineMessages(120, enUs.comparedFiguresMessages, jaJp.comparedFiguresMessages);
