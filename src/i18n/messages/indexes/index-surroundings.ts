// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/index-surroundings.ts';
import * as jaJp from '../../ja-jp/indexes/index-surroundings.ts';

export const pillarNames = defineMessages(enUs.pillarNames, { 'ja-jp': jaJp.pillarNames });
export const relationNames = defineMessages(enUs.relationNames, { 'ja-jp': jaJp.relationNames });
export const surroundingsMessages = defineMessages(enUs.surroundingsMessages, { 'ja-jp': jaJp.surroundingsMessages });
