import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/forms/countries.ts';

// Intl has アメリカ合衆国 and イギリス.
export const usualCountryNames: Translation<typeof english.usualCountryNames> = {
  US: '米国',
  GB: '英国',
};
