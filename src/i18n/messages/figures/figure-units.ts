// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/figures/figure-units.ts';
import * as jaJp from '../../ja-jp/figures/figure-units.ts';

export const unitTexts = defineMessages(29, enUs.unitTexts, jaJp.unitTexts);
