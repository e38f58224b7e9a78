// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/provider-words.ts';
import * as jaJp from '../../ja-jp/indexes/provider-words.ts';

export const sectorWords = defineMessages(enUs.sectorWords, { 'ja-jp': jaJp.sectorWords });
export const regionWords = defineMessages(enUs.regionWords, { 'ja-jp': jaJp.regionWords });
export const weightingWords = defineMessages(enUs.weightingWords, { 'ja-jp': jaJp.weightingWords });
export const rebalancingWords = defineMessages(enUs.rebalancingWords, { 'ja-jp': jaJp.rebalancingWords });
export const unitWords = defineMessages(enUs.unitWords, { 'ja-jp': jaJp.unitWords });
