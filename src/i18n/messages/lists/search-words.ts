// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/search-words.ts';
import * as jaJp from '../../ja-jp/lists/search-words.ts';

export const searchWords = defineMessages(109, enUs.searchWords, jaJp.searchWords);
export const usualCurrencyNames = defineMessages(110, enUs.usualCurrencyNames, jaJp.usualCurrencyNames);
export const searchPhrases = defineMessages(111, enUs.searchPhrases, jaJp.searchPhrases);
