import { expect, test } from 'vitest';
import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import type { Characteristics } from '#src/contract/provider/characteristics.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const bonds = 'PLUAG_TR_USD';

async function ask<Answer>(path: string): Promise<Answer> {
  return (await (await site.get(path)).json()) as Answer;
}

test('ID-05 what the members of a bond index say together is what the provider says of the whole', async () => {
  const { breakdowns, constituents } = await ask<ConstituentsAnswer>(
    `/api/index-details/constituents?portfolioId=${bonds}`,
  );
  const { buckets } = await ask<Characteristics>(
    `/api/index-details/characteristics?indexId=${bonds}`,
  );
  const sharesOf = (kind: string) => buckets.find((one) => one.kind === kind)?.shares ?? [];
  for (const [kind, shares] of [
    ['maturity', breakdowns.maturities],
    ['rating', breakdowns.ratings],
  ] as const) {
    const listed = sharesOf(kind);
    expect(listed.length).toBeGreaterThan(2);
    const weights = new Map(shares?.map(({ name, weight }) => [name, weight]));
    expect(new Set(weights.keys())).toEqual(new Set(listed.map(({ name }) => name)));
    // Weights of members have four decimals, those of classes two.
    for (const { name, weight } of listed) expect(weights.get(name)).toBeCloseTo(weight, 1);
  }
  expect(breakdowns.maturities?.map(({ name }) => name)).toEqual(
    sharesOf('maturity').map(({ name }) => name),
  );
  const [heaviest] = breakdowns.issuers ?? [];
  const ofIssuer = constituents.filter(({ bond }) => bond?.issuer === heaviest?.name);
  expect(heaviest?.count).toBe(ofIssuer.length);
  expect(heaviest?.weight).toBeCloseTo(
    ofIssuer.reduce((sum, { weight }) => sum + (weight ?? 0), 0),
    8,
  );
});

test('DL-01 files of bonds have their terms, files of shares no column of them', async () => {
  const headerOf = async (fundId: string) => {
    const address = `/api/index-details/constituents/download?portfolioId=${fundId}&format=csv`;
    const lines = (await (await site.get(address)).text()).split(/\r?\n/);
    return lines.find((line) => line.includes('isin,name'))?.replaceAll('"', '');
  };
  const terms = 'issuer,coupon,maturity,rating';
  expect(await headerOf(bonds)).toBe(`ticker,isin,name,weight,sector,country,currency,${terms}`);
  expect(await headerOf('PLWLD_NTR_USD')).toBe('ticker,isin,name,weight,sector,country,currency');
});
