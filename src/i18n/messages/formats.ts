// Written by build/write-topics.ts.
import { defineMessages } from '../define-messages.ts';
import * as enUs from '../en-us/formats.ts';
import * as jaJp from '../ja-jp/formats.ts';

export const formats = defineMessages(44, enUs.formats, jaJp.formats);
