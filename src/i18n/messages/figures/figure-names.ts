// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/figures/figure-names.ts';
import * as jaJp from '../../ja-jp/figures/figure-names.ts';

export const figureStems = defineMessages(26, enUs.figureStems, jaJp.figureStems);
export const figureWindows = defineMessages(27, enUs.figureWindows, jaJp.figureWindows);
export const figureNameParts = defineMessages(28, enUs.figureNameParts, jaJp.figureNameParts);
