// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/index-page.ts';
import * as jaJp from '../../ja-jp/indexes/index-page.ts';

export const indexSections = defineMessages(enUs.indexSections, { 'ja-jp': jaJp.indexSections });
export const emptyTexts = defineMessages(enUs.emptyTexts, { 'ja-jp': jaJp.emptyTexts });
export const constituentOrderNames = defineMessages(enUs.constituentOrderNames, { 'ja-jp': jaJp.constituentOrderNames });
export const indexPageMessages = defineMessages(enUs.indexPageMessages, { 'ja-jp': jaJp.indexPageMessages });
