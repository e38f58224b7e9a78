// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/charts/level-findings.ts';
import * as jaJp from '../../ja-jp/charts/level-findings.ts';

export const findingMessages = defineMessages(10, enUs.findingMessages, jaJp.findingMessages);
