// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/charts/embeds.ts';
import * as jaJp from '../../ja-jp/charts/embeds.ts';

export const embedMessages = defineMessages(8, enUs.embedMessages, jaJp.embedMessages);
