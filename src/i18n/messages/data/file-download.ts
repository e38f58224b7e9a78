// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/data/file-download.ts';
import * as jaJp from '../../ja-jp/data/file-download.ts';

export const fileDownloadMessages = defineMessages(24, enUs.fileDownloadMessages, jaJp.fileDownloadMessages);
