// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/figures/index-figures.ts';
import * as jaJp from '../../ja-jp/figures/index-figures.ts';

export const riskFigureNames = defineMessages(35, enUs.riskFigureNames, jaJp.riskFigureNames);
export const stepNames = defineMessages(36, enUs.stepNames, jaJp.stepNames);
export const windowNames = defineMessages(37, enUs.windowNames, jaJp.windowNames);
export const figureMessages = defineMessages(38, enUs.figureMessages, jaJp.figureMessages);
