// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/articles/insights.ts';
import * as jaJp from '../../ja-jp/articles/insights.ts';

export const insightsMessages = defineMessages(4, enUs.insightsMessages, jaJp.insightsMessages);
