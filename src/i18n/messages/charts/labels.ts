// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/charts/labels.ts';
import * as jaJp from '../../ja-jp/charts/labels.ts';

export const labels = defineMessages(9, enUs.labels, jaJp.labels);
