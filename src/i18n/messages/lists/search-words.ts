// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/search-words.ts';
import * as jaJp from '../../ja-jp/lists/search-words.ts';

export const searchWords = defineMessages(enUs.searchWords, { 'ja-jp': jaJp.searchWords });
export const usualCurrencyNames = defineMessages(enUs.usualCurrencyNames, { 'ja-jp': jaJp.usualCurrencyNames });
export const searchPhrases = defineMessages(enUs.searchPhrases, { 'ja-jp': jaJp.searchPhrases });
