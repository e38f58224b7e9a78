// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/reviews.ts';
import * as jaJp from '../../ja-jp/indexes/reviews.ts';

export const reviewMessages = defineMessages(77, enUs.reviewMessages, jaJp.reviewMessages);
