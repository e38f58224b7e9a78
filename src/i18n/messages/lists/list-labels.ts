// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/list-labels.ts';
import * as jaJp from '../../ja-jp/lists/list-labels.ts';

export const listFilterLabels = defineMessages(82, enUs.listFilterLabels, jaJp.listFilterLabels);
export const productTypeLabels = defineMessages(83, enUs.productTypeLabels, jaJp.productTypeLabels);
