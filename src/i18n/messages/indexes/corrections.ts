// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/corrections.ts';
import * as jaJp from '../../ja-jp/indexes/corrections.ts';

export const correctionKindLabels = defineMessages(enUs.correctionKindLabels, { 'ja-jp': jaJp.correctionKindLabels });
export const correctionLabels = defineMessages(enUs.correctionLabels, { 'ja-jp': jaJp.correctionLabels });
export const correctionMessages = defineMessages(enUs.correctionMessages, { 'ja-jp': jaJp.correctionMessages });
