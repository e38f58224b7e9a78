// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/indexes/index-page.ts';
import * as jaJp from '../../ja-jp/indexes/index-page.ts';

export const indexSections = defineMessages(64, enUs.indexSections, jaJp.indexSections);
export const emptyTexts = defineMessages(65, enUs.emptyTexts, jaJp.emptyTexts);
export const constituentOrderNames = defineMessages(66, enUs.constituentOrderNames, jaJp.constituentOrderNames);
export const indexPageMessages = defineMessages(67, enUs.indexPageMessages, jaJp.indexPageMessages);
