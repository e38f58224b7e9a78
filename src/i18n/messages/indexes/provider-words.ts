// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/provider-words.ts';
import * as jaJp from '../../ja-jp/indexes/provider-words.ts';

export const sectorWords = defineMessages(72, enUs.sectorWords, jaJp.sectorWords);
export const regionWords = defineMessages(73, enUs.regionWords, jaJp.regionWords);
export const weightingWords = defineMessages(74, enUs.weightingWords, jaJp.weightingWords);
export const rebalancingWords = defineMessages(75, enUs.rebalancingWords, jaJp.rebalancingWords);
export const unitWords = defineMessages(76, enUs.unitWords, jaJp.unitWords);
