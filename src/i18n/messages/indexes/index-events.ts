// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/index-events.ts';
import * as jaJp from '../../ja-jp/indexes/index-events.ts';

export const eventKindNames = defineMessages(56, enUs.eventKindNames, jaJp.eventKindNames);
export const indexEventMessages = defineMessages(57, enUs.indexEventMessages, jaJp.indexEventMessages);
