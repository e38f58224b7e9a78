// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/factsheet-paper.ts';
import * as jaJp from '../../ja-jp/indexes/factsheet-paper.ts';

export const factsheetPaperMessages = defineMessages(53, enUs.factsheetPaperMessages, jaJp.factsheetPaperMessages);
