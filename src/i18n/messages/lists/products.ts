// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/products.ts';
import * as jaJp from '../../ja-jp/lists/products.ts';

export const productMessages = defineMessages(enUs.productMessages, { 'ja-jp': jaJp.productMessages });
export const replicationNames = defineMessages(enUs.replicationNames, { 'ja-jp': jaJp.replicationNames });
export const distributionNames = defineMessages(enUs.distributionNames, { 'ja-jp': jaJp.distributionNames });
export const structuredProductMessages = defineMessages(enUs.structuredProductMessages, { 'ja-jp': jaJp.structuredProductMessages });
