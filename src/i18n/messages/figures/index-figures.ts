// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/figures/index-figures.ts';
import * as jaJp from '../../ja-jp/figures/index-figures.ts';

export const riskFigureNames = defineMessages(37, enUs.riskFigureNames, jaJp.riskFigureNames);
export const stepNames = defineMessages(38, enUs.stepNames, jaJp.stepNames);
export const windowNames = defineMessages(39, enUs.windowNames, jaJp.windowNames);
export const figureMessages = defineMessages(40, enUs.figureMessages, jaJp.figureMessages);
