// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/charts/picture-links.ts';
import * as jaJp from '../../ja-jp/charts/picture-links.ts';

export const pictureLinkMessages = defineMessages(13, enUs.pictureLinkMessages, jaJp.pictureLinkMessages);
