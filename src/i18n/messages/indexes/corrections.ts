// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/corrections.ts';
import * as jaJp from '../../ja-jp/indexes/corrections.ts';

export const correctionKindLabels = defineMessages(50, enUs.correctionKindLabels, jaJp.correctionKindLabels);
export const correctionLabels = defineMessages(51, enUs.correctionLabels, jaJp.correctionLabels);
export const correctionMessages = defineMessages(52, enUs.correctionMessages, jaJp.correctionMessages);
