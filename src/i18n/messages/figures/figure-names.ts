// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/figures/figure-names.ts';
import * as jaJp from '../../ja-jp/figures/figure-names.ts';

export const figureStems = defineMessages(enUs.figureStems, { 'ja-jp': jaJp.figureStems });
export const figureWindows = defineMessages(enUs.figureWindows, { 'ja-jp': jaJp.figureWindows });
export const figureNameParts = defineMessages(enUs.figureNameParts, { 'ja-jp': jaJp.figureNameParts });
