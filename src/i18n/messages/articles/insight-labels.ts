// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/articles/insight-labels.ts';
import * as jaJp from '../../ja-jp/articles/insight-labels.ts';

export const insightFilterLabels = defineMessages(2, enUs.insightFilterLabels, jaJp.insightFilterLabels);
export const insightsFeedMessages = defineMessages(3, enUs.insightsFeedMessages, jaJp.insightsFeedMessages);
