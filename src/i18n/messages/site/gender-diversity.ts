// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/site/gender-diversity.ts';
import * as jaJp from '../../ja-jp/site/gender-diversity.ts';

export const genderDiversityMessages = defineMessages(141, enUs.genderDiversityMessages, jaJp.genderDiversityMessages);
