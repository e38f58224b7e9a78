// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/figures/index-figures.ts';
import * as jaJp from '../../ja-jp/figures/index-figures.ts';

export const riskFigureNames = defineMessages(enUs.riskFigureNames, { 'ja-jp': jaJp.riskFigureNames });
export const stepNames = defineMessages(enUs.stepNames, { 'ja-jp': jaJp.stepNames });
export const windowNames = defineMessages(enUs.windowNames, { 'ja-jp': jaJp.windowNames });
export const figureMessages = defineMessages(enUs.figureMessages, { 'ja-jp': jaJp.figureMessages });
