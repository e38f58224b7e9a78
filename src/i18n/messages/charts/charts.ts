// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/charts/charts.ts';
import * as jaJp from '../../ja-jp/charts/charts.ts';

export const periodLabels = defineMessages(5, enUs.periodLabels, jaJp.periodLabels);
export const periodNames = defineMessages(6, enUs.periodNames, jaJp.periodNames);
export const chartMessages = defineMessages(7, enUs.chartMessages, jaJp.chartMessages);
