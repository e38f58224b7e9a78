// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/charts/lines-chart.ts';
import * as jaJp from '../../ja-jp/charts/lines-chart.ts';

export const lineTableNames = defineMessages(11, enUs.lineTableNames, jaJp.lineTableNames);
export const linesChartMessages = defineMessages(12, enUs.linesChartMessages, jaJp.linesChartMessages);
