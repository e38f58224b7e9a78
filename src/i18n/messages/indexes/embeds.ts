// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/embeds.ts';
import * as jaJp from '../../ja-jp/indexes/embeds.ts';

export const embedMessages = defineMessages(enUs.embedMessages, { 'ja-jp': jaJp.embedMessages });
