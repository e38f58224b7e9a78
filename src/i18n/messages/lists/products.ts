// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/products.ts';
import * as jaJp from '../../ja-jp/lists/products.ts';

export const productMessages = defineMessages(85, enUs.productMessages, jaJp.productMessages);
export const replicationNames = defineMessages(86, enUs.replicationNames, jaJp.replicationNames);
export const distributionNames = defineMessages(87, enUs.distributionNames, jaJp.distributionNames);
export const structuredProductMessages = defineMessages(88, enUs.structuredProductMessages, jaJp.structuredProductMessages);
