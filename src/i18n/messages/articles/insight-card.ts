// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/articles/insight-card.ts';
import * as jaJp from '../../ja-jp/articles/insight-card.ts';

export const insightCardMessages = defineMessages(1, enUs.insightCardMessages, jaJp.insightCardMessages);
