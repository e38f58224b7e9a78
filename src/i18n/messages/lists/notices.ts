// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/notices.ts';
import * as jaJp from '../../ja-jp/lists/notices.ts';

export const noticeTypeLabels = defineMessages(87, enUs.noticeTypeLabels, jaJp.noticeTypeLabels);
export const noticeLabels = defineMessages(88, enUs.noticeLabels, jaJp.noticeLabels);
export const noticeMessages = defineMessages(89, enUs.noticeMessages, jaJp.noticeMessages);
