// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/variant-names.ts';
import * as jaJp from '../../ja-jp/indexes/variant-names.ts';

export const hedgedTo = defineMessages(78, enUs.hedgedTo, jaJp.hedgedTo);
