// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/index-facts.ts';
import * as jaJp from '../../ja-jp/indexes/index-facts.ts';

export const indexFacts = defineMessages(58, enUs.indexFacts, jaJp.indexFacts);
export const bondSectorLabels = defineMessages(59, enUs.bondSectorLabels, jaJp.bondSectorLabels);
