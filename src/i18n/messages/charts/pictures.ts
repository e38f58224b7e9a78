// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/charts/pictures.ts';
import * as jaJp from '../../ja-jp/charts/pictures.ts';

export const pictureMessages = defineMessages(14, enUs.pictureMessages, jaJp.pictureMessages);
