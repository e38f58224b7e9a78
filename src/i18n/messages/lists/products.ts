// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/products.ts';
import * as jaJp from '../../ja-jp/lists/products.ts';

export const productMessages = defineMessages(90, enUs.productMessages, jaJp.productMessages);
export const replicationNames = defineMessages(91, enUs.replicationNames, jaJp.replicationNames);
export const distributionNames = defineMessages(92, enUs.distributionNames, jaJp.distributionNames);
export const structuredProductMessages = defineMessages(93, enUs.structuredProductMessages, jaJp.structuredProductMessages);
