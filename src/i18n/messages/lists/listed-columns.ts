// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/listed-columns.ts';
import * as jaJp from '../../ja-jp/lists/listed-columns.ts';

export const documentColumnNames = defineMessages(enUs.documentColumnNames, { 'ja-jp': jaJp.documentColumnNames });
export const structuredProductColumnNames = defineMessages(enUs.structuredProductColumnNames, { 'ja-jp': jaJp.structuredProductColumnNames });
