// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/mixes/blend-faults.ts';
import * as jaJp from '../../ja-jp/mixes/blend-faults.ts';

export const partsFaults = defineMessages(110, enUs.partsFaults, jaJp.partsFaults);
