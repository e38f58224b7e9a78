// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/index-labels.ts';
import * as jaJp from '../../ja-jp/indexes/index-labels.ts';

export const assetTypeLabels = defineMessages(enUs.assetTypeLabels, { 'ja-jp': jaJp.assetTypeLabels });
export const filterLabels = defineMessages(enUs.filterLabels, { 'ja-jp': jaJp.filterLabels });
export const filterValueLabels = defineMessages(enUs.filterValueLabels, { 'ja-jp': jaJp.filterValueLabels });
