// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/index-labels.ts';
import * as jaJp from '../../ja-jp/indexes/index-labels.ts';

export const assetTypeLabels = defineMessages(60, enUs.assetTypeLabels, jaJp.assetTypeLabels);
export const filterLabels = defineMessages(61, enUs.filterLabels, jaJp.filterLabels);
export const filterValueLabels = defineMessages(62, enUs.filterValueLabels, jaJp.filterValueLabels);
