// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/data/market-data.ts';
import * as jaJp from '../../ja-jp/data/market-data.ts';

export const marketDataMessages = defineMessages(25, enUs.marketDataMessages, jaJp.marketDataMessages);
