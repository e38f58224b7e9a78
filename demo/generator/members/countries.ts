import type { Tongue } from './company-names.ts';

/** Traits of a country's companies: share of the world's capitalisation (per cent) and how many there are. */
type Country = {
  currency: string;
  share: number;
  companies: number;
  tongue: Tongue;
  forms: readonly string[];
  market: 'developed' | 'emerging' | 'frontier';
};

const lines = `
United States|USD|60|900|english|Inc.,Corp.,Co.|developed
Canada|CAD|2.8|120|english|Inc.,Ltd.|developed
Japan|JPY|5.6|520|japanese|Co. Ltd.,Holdings,Corp.|developed
United Kingdom|GBP|3.4|220|english|plc,Group plc|developed
France|EUR|2.5|120|french|SA,SE|developed
Germany|EUR|2.1|120|germanic|AG,SE|developed
Switzerland|CHF|2.1|70|germanic|AG,SA|developed
Netherlands|EUR|1.1|50|germanic|NV|developed
Italy|EUR|0.6|50|italian|SpA|developed
Spain|EUR|0.7|55|iberian|SA|developed
Belgium|EUR|0.2|25|french|SA|developed
Austria|EUR|0.1|15|germanic|AG|developed
Ireland|EUR|0.1|15|english|plc|developed
Portugal|EUR|0.05|12|iberian|SA|developed
Finland|EUR|0.25|25|nordic|Oyj|developed
Sweden|SEK|0.8|70|nordic|AB|developed
Denmark|DKK|0.7|30|nordic|A/S|developed
Norway|NOK|0.2|25|nordic|ASA|developed
Australia|AUD|1.8|130|english|Ltd.|developed
New Zealand|NZD|0.1|15|english|Ltd.|developed
Hong Kong|HKD|0.6|60|chinese|Holdings,Group|developed
Singapore|SGD|0.4|35|chinese|Ltd.|developed
China|CNY|3.1|300|chinese|Co. Ltd.,Group|emerging
Taiwan|TWD|1.9|130|chinese|Co. Ltd.|emerging
India|INR|2.0|150|indian|Ltd.|emerging
Korea|KRW|1.3|120|korean|Co. Ltd.,Corp.|emerging
Brazil|BRL|0.6|50|iberian|SA|emerging
Mexico|MXN|0.3|50|iberian|SAB|emerging
Chile|CLP|0.1|15|iberian|SA|emerging
South Africa|ZAR|0.35|55|african|Ltd.|emerging
Saudi Arabia|SAR|0.4|30|arabic|Co.|emerging
Thailand|THB|0.2|30|indian|PCL|emerging
Indonesia|IDR|0.2|25|indian|Tbk|emerging
Kenya|KES|0.02|12|african|plc|frontier
Morocco|MAD|0.04|15|arabic|SA|frontier
Vietnam|VND|0.06|25|chinese|JSC|frontier
Romania|RON|0.03|10|italian|SA|frontier
Nigeria|NGN|0.03|15|african|plc|frontier
`;

export type CountryName = string;

/** Countries by English name, the largest markets first within their group. */
export const countries: ReadonlyMap<CountryName, Country> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name, currency, share, companies, tongue, forms, market] = line.split('|');
      return [
        name!,
        {
          currency: currency!,
          share: Number(share),
          companies: Number(companies),
          tongue: tongue as Tongue,
          forms: forms!.split(','),
          market: market as Country['market'],
        },
      ];
    }),
);

const names = [...countries.keys()];
const ofMarket = (market: Country['market']): CountryName[] =>
  names.filter((name) => countries.get(name)!.market === market);
const ofCurrency = (currency: string): CountryName[] =>
  names.filter((name) => countries.get(name)!.currency === currency);

export const developed = ofMarket('developed');
export const emerging = ofMarket('emerging');
export const frontier = ofMarket('frontier');
export const euroArea = ofCurrency('EUR');
export const nordics = ['Sweden', 'Denmark', 'Norway', 'Finland'];
export const europe = [...euroArea, 'United Kingdom', 'Switzerland', 'Sweden', 'Denmark', 'Norway'];
export const northAmerica = ['United States', 'Canada'];
export const pacific = ['Australia', 'New Zealand', 'Hong Kong', 'Singapore'];
export const emergingAsia = ['China', 'Taiwan', 'India', 'Korea', 'Thailand', 'Indonesia'];
export const latinAmerica = ['Brazil', 'Mexico', 'Chile'];
