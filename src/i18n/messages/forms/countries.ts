// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/forms/countries.ts';
import * as jaJp from '../../ja-jp/forms/countries.ts';

export const usualCountryNames = defineMessages(46, enUs.usualCountryNames, jaJp.usualCountryNames);
export const countryReadings = defineMessages(47, enUs.countryReadings, jaJp.countryReadings);
