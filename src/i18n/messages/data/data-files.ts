// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/data/data-files.ts';
import * as jaJp from '../../ja-jp/data/data-files.ts';

export const dataFilesMessages = defineMessages(20, enUs.dataFilesMessages, jaJp.dataFilesMessages);
