// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/screener-pictures.ts';
import * as jaJp from '../../ja-jp/lists/screener-pictures.ts';

export const screenerPictureMessages = defineMessages(104, enUs.screenerPictureMessages, jaJp.screenerPictureMessages);
