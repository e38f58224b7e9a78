// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/listed-columns.ts';
import * as jaJp from '../../ja-jp/lists/listed-columns.ts';

export const documentColumnNames = defineMessages(84, enUs.documentColumnNames, jaJp.documentColumnNames);
export const structuredProductColumnNames = defineMessages(85, enUs.structuredProductColumnNames, jaJp.structuredProductColumnNames);
