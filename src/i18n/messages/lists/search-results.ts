// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/lists/search-results.ts';
import * as jaJp from '../../ja-jp/lists/search-results.ts';

export const searchResultsMessages = defineMessages(108, enUs.searchResultsMessages, jaJp.searchResultsMessages);
