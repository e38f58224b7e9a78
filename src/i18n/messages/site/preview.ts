// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/preview.ts';
import * as jaJp from '../../ja-jp/site/preview.ts';

export const previewMessages = defineMessages(152, enUs.previewMessages, jaJp.previewMessages);
