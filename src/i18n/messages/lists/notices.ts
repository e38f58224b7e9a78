// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/notices.ts';
import * as jaJp from '../../ja-jp/lists/notices.ts';

export const noticeTypeLabels = defineMessages(enUs.noticeTypeLabels, { 'ja-jp': jaJp.noticeTypeLabels });
export const noticeLabels = defineMessages(enUs.noticeLabels, { 'ja-jp': jaJp.noticeLabels });
export const noticeMessages = defineMessages(enUs.noticeMessages, { 'ja-jp': jaJp.noticeMessages });
