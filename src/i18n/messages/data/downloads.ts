// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/data/downloads.ts';
import * as jaJp from '../../ja-jp/data/downloads.ts';

export const downloadTexts = defineMessages(23, enUs.downloadTexts, jaJp.downloadTexts);
