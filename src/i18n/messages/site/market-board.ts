// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/market-board.ts';
import * as jaJp from '../../ja-jp/site/market-board.ts';

export const boardMessages = defineMessages(146, enUs.boardMessages, jaJp.boardMessages);
