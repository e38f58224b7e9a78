// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/figures/return-periods.ts';
import * as jaJp from '../../ja-jp/figures/return-periods.ts';

export const returnPeriods = defineMessages(43, enUs.returnPeriods, jaJp.returnPeriods);
