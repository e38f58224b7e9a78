// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/index-facts.ts';
import * as jaJp from '../../ja-jp/indexes/index-facts.ts';

export const indexFacts = defineMessages(enUs.indexFacts, { 'ja-jp': jaJp.indexFacts });
export const bondSectorLabels = defineMessages(enUs.bondSectorLabels, { 'ja-jp': jaJp.bondSectorLabels });
