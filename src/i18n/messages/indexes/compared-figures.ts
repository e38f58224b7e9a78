// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/compared-figures.ts';
import * as jaJp from '../../ja-jp/indexes/compared-figures.ts';

export const comparedFiguresMessages = defineMessages(enUs.comparedFiguresMessages, { 'ja-jp': jaJp.comparedFiguresMessages });
