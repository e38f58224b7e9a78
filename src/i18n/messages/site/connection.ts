// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/connection.ts';
import * as jaJp from '../../ja-jp/site/connection.ts';

export const connectionMessages = defineMessages(134, enUs.connectionMessages, jaJp.connectionMessages);
