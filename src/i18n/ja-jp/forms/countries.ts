import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/forms/countries.ts';

// Intl calls them アメリカ合衆国 and イギリス.
export const usualCountryNames: Translation<typeof english.usualCountryNames> = {
  US: '米国',
  GB: '英国',
};

// Countries whose names begin with Chinese characters.
export const countryReadings: Translation<typeof english.countryReadings> = {
  CF: 'チュウオウアフリカ',
  CN: 'チュウゴク',
  GQ: 'セキドウギニア',
  HK: 'ホンコン',
  JP: 'ニホン',
  KP: 'キタチョウセン',
  KR: 'カンコク',
  MK: 'キタマケドニア',
  SS: 'ミナミスーダン',
  TL: 'ヒガシティモール',
  TW: 'タイワン',
  ZA: 'ミナミアフリカ',
};
