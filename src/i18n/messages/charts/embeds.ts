// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/charts/embeds.ts';
import * as jaJp from '../../ja-jp/charts/embeds.ts';

export const embedMessages = defineMessages(enUs.embedMessages, { 'ja-jp': jaJp.embedMessages });
