// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/articles/article.ts';
import * as jaJp from '../../ja-jp/articles/article.ts';

export const articleMessages = defineMessages(0, enUs.articleMessages, jaJp.articleMessages);
