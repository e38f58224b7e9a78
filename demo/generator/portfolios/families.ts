import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { displayOnly, openUse, personalUse, delayedResearchUse } from './licences.ts';

/** What may be shown of an index, and its license as the English one reads. */
export type GivenEntitlements = Partial<Omit<IndexRecord['entitlements'], 'licence'>> & {
  licence?: string;
};

export type Family = {
  baseDate: string;
  launchDate: string;
  weighting: string;
  rebalancing: string;
  entitlements: GivenEntitlements;
};

const quarterly = 'Quarterly, third Friday of March, June, September and December';
const semiAnnual = 'Semi-annually, third Friday of May and November';
const monthly = 'Monthly, last business day';
const marketValue = 'Market value';
const freeFloat = 'Free-float market capitalization';

/** What the indexes of one family share; a portfolio may differ in any of it. */
export const families = {
  'Plumbline Global Equity': family('2001-12-31', '2004-03-01', freeFloat, quarterly),
  'Plumbline Regional Equity': family('2001-12-31', '2004-09-06', freeFloat, quarterly, {
    constituents: 'top10',
    licence: personalUse,
  }),
  'Plumbline Country Equity': family('2006-12-29', '2007-02-05', freeFloat, quarterly),
  'Plumbline Size': family('2006-12-29', '2009-06-01', freeFloat, quarterly),
  'Plumbline Sectors': family(
    '2006-12-29',
    '2008-01-14',
    'Free-float market capitalization, capped at 10%',
    quarterly,
  ),
  'Plumbline Factors': family('2003-12-31', '2013-10-21', 'Factor score', semiAnnual, {
    constituentsDelayDays: 30,
    licence: delayedResearchUse,
  }),
  'Plumbline Government Bonds': family('2004-12-31', '2005-05-02', marketValue, monthly),
  'Plumbline Corporate Bonds': family('2004-12-31', '2006-04-03', marketValue, monthly, {
    licence: personalUse,
  }),
  'Plumbline High Yield Bonds': family('2004-12-31', '2009-11-02', marketValue, monthly, {
    constituents: 'top10',
    licence: personalUse,
  }),
  'Plumbline Aggregate Bonds': family('2001-12-31', '2005-05-02', marketValue, monthly),
  'Plumbline Inflation-Linked Bonds': family('2004-12-31', '2010-03-01', marketValue, monthly),
  'Plumbline Money Market': family('2004-12-31', '2006-10-02', 'Single rate', 'Daily'),
  'Plumbline Risk Profiles': family('2006-12-29', '2011-09-05', 'Fixed weights', quarterly),
  'Plumbline Target Date': family('2006-12-29', '2015-01-12', 'Glide path', quarterly),
  'Plumbline Target Volatility': family('2006-12-29', '2016-05-23', 'Volatility target', 'Daily'),
  'Plumbline Commodities': family(
    '2004-12-31',
    '2007-07-02',
    'World production, capped',
    'Annually, fifth business day of January',
  ),
  'Plumbline Real Estate': family('2004-12-31', '2009-03-02', freeFloat, quarterly),
  'Plumbline Infrastructure': family(
    '2004-12-31',
    '2012-06-04',
    'Free-float market capitalization, capped at 5%',
    semiAnnual,
  ),
  'Plumbline Strategies': family('2004-12-31', '2017-02-06', 'Rules-based', monthly, {
    constituents: 'none',
    historyFrom: '2009-12-31',
    licence: personalUse,
  }),
  'Plumbline Currencies': family(
    '2004-12-31',
    '2010-01-04',
    'Trade',
    'Annually, first business day of January',
  ),
  'Plumbline Volatility': family('2004-12-31', '2012-11-05', 'Not applicable', 'Daily', {
    constituents: 'none',
    downloads: false,
    licence: displayOnly,
  }),
  'Plumbline Screened': family('2007-12-31', '2014-04-07', freeFloat, quarterly),
  'Plumbline Low Carbon': family('2007-12-31', '2016-11-14', 'Optimized', semiAnnual),
  'Plumbline Gender Diversity': family(
    '2010-12-31',
    '2018-09-03',
    'Gender diversity score',
    semiAnnual,
  ),
  'Plumbline Sustainability Leaders': family(
    '2007-12-31',
    '2015-06-08',
    'Free-float market capitalization, capped at 5%',
    semiAnnual,
  ),
  'Plumbline Sustainable Bonds': family('2010-12-31', '2017-10-02', marketValue, monthly),
  'Plumbline Private Equity': family('2004-12-31', '2018-03-01', 'Net asset value', quarterly, {
    constituents: 'none',
    downloads: false,
    licence: displayOnly,
  }),
  'Plumbline Private Credit': family('2007-12-31', '2020-06-01', 'Net asset value', quarterly, {
    constituents: 'none',
    licence: personalUse,
  }),
  'Plumbline Private Real Assets': family(
    '2004-12-31',
    '2019-09-02',
    'Net asset value',
    quarterly,
    {
      constituents: 'none',
      licence: personalUse,
    },
  ),
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;

function family(
  baseDate: string,
  launchDate: string,
  weighting: string,
  rebalancing: string,
  entitlements: Family['entitlements'] = {},
): Family {
  const licensed = { licence: openUse, ...entitlements };
  return { baseDate, launchDate, weighting, rebalancing, entitlements: licensed };
}
