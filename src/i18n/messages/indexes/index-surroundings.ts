// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/index-surroundings.ts';
import * as jaJp from '../../ja-jp/indexes/index-surroundings.ts';

export const pillarNames = defineMessages(68, enUs.pillarNames, jaJp.pillarNames);
export const relationNames = defineMessages(69, enUs.relationNames, jaJp.relationNames);
export const surroundingsMessages = defineMessages(70, enUs.surroundingsMessages, jaJp.surroundingsMessages);
