// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/charts/charts.ts';
import * as jaJp from '../../ja-jp/charts/charts.ts';

export const periodLabels = defineMessages(enUs.periodLabels, { 'ja-jp': jaJp.periodLabels });
export const periodNames = defineMessages(enUs.periodNames, { 'ja-jp': jaJp.periodNames });
export const chartMessages = defineMessages(enUs.chartMessages, { 'ja-jp': jaJp.chartMessages });
