// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/factsheet.ts';
import * as jaJp from '../../ja-jp/indexes/factsheet.ts';

export const factsheetMessages = defineMessages(54, enUs.factsheetMessages, jaJp.factsheetMessages);
