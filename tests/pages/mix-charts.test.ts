import { expect, test } from 'vitest';
import { secondSite } from '../support/made-second-provider.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';
import { textOf } from '../support/text-of.ts';

const sites: Record<string, { site: SiteApp; name: string; pair: readonly [string, string] }> = {};
sharedSite.beforeAll(({ siteApp: site }) => {
  sites['the demo'] = { site, name: 'Plumbline Indexes', pair: ['PLWLD_NTR_USD', 'PLUSA_NTR_USD'] };
});
secondSite.beforeAll(({ secondSite: site }) => {
  sites['the second provider'] = { site, name: 'Halyard Rates', pair: ['HYSGUSD', 'HYLGUSD'] };
});

type Mix = 'compare' | 'blend';

async function htmlOf(provider: string, mix: Mix): Promise<{ html: string; name: string }> {
  const { site, name, pair } = sites[provider]!;
  const query = mix === 'compare' ? `ids=${pair.join(',')}` : `of=${pair[0]}*60,${pair[1]}*40`;
  const answer = await site.get(`/indexes/${mix}?${query}`);
  expect(answer.status).toBe(200);
  return { html: await answer.text(), name };
}

const sectionOf = (html: string, id: string) =>
  new RegExp(`<section[^>]*id="${id}".*?</section>`, 's').exec(html)![0];

// The second provider allows no blends.
const cases = [
  ['the demo', 'compare'],
  ['the demo', 'blend'],
  ['the second provider', 'compare'],
] as const;

test.each(cases)(
  'the chart of %s (%s) names provider and release below it, on paper too, and leads to its pictures there',
  async (provider, mix) => {
    const { html, name } = await htmlOf(provider, mix);
    const section = sectionOf(html, 'window');
    const [, source = ''] = /<p class="source[^"]*">(.*?)<\/p>/s.exec(section)!;
    expect(textOf(source)).toBe(`Source: ${name}, release 1`);
    expect(section).toMatch(/href="\/charts\/[^"]+\.png/);
    expect(html.match(/href="\/charts\/[^"]+\.png/g)).toHaveLength(1);
  },
);

test.each(cases)(
  'rolling returns of %s (%s) have a sign, volatilities none',
  async (provider, mix) => {
    const { html } = await htmlOf(provider, mix);
    const [returns, volatility] = sectionOf(html, 'rolling').match(/<figure.*?<\/figure>/gs)!;
    const valuesOf = (figure: string) =>
      Array.from(figure.matchAll(/>([+−]?\d+\.\d\d)%?</g), ([, value]) => value!);
    expect(valuesOf(returns).length).toBeGreaterThan(3);
    expect(valuesOf(returns).filter((value) => /^\d/.test(value))).toEqual([]);
    expect(valuesOf(volatility!).length).toBeGreaterThan(3);
    expect(valuesOf(volatility!).filter((value) => !/^\d/.test(value))).toEqual([]);
  },
);

test.each([
  ['the demo', 'ids=PLWLD_TR_USD,PLGAG_TR_USD'],
  ['the demo', 'ids=PLWLD_NTR_USD,PLUSA_NTR_USD&from=2022-01-01'],
  ['the second provider', 'ids=HYSGUSD,HYLGUSD'],
])('a pair of charts of %s has its values at the same side: %s', async (provider, query) => {
  const answer = await sites[provider]!.site.get(`/indexes/compare?${query}`);
  const figures = sectionOf(await answer.text(), 'rolling').match(/<figure.*?<\/figure>/gs)!;
  // One of them has no room for them beside its lines.
  expect(figures.map((figure) => /<text class="value-/.test(figure))).toEqual([true, true]);
});
