// Written by build/write-topics.ts.
import { defineMessages } from '../../define-messages.ts';
import * as enUs from '../../en-us/forms/countries.ts';
import * as jaJp from '../../ja-jp/forms/countries.ts';

export const usualCountryNames = defineMessages(43, enUs.usualCountryNames, jaJp.usualCountryNames);
export const countryReadings = defineMessages(44, enUs.countryReadings, jaJp.countryReadings);
