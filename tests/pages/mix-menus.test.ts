import { expect, inject, test } from 'vitest';
import { withoutBreaks } from '../support/text-of.ts';

const site = inject('demoUrl');

const pairs = 'PLWLD_NTR_USD,PLEMG_NTR_USD,PLJPN_NTR_JPY';
const pages: Record<string, string> = {
  'three indexes with members': `/indexes/compare?ids=${pairs}`,
  'a window within one crisis': `/indexes/compare?ids=${pairs}&from=2026-06-01`,
  'two measures and a bond': '/indexes/compare?ids=PLGAG_TR_USD,PLVXU_PR_USD,PLVXE_PR_EUR',
  'two measures': '/ja-jp/indexes/compare?ids=PLVXU_PR_USD,PLVXE_PR_EUR',
  'a blend': '/indexes/blend?of=PLWLD_NTR_USD*60,PLGAG_TR_USD*40',
  'a blend of a short window':
    '/ja-jp/indexes/blend?of=PLWLD_NTR_USD*60,PLGAG_TR_USD*40&from=2026-06-01',
};

test.each(Object.entries(pages))(
  'the menu of %s leads to each of its sections by their headings',
  async (_, path) => {
    const page = withoutBreaks(await (await fetch(site + path)).text());
    const main = page.slice(page.indexOf('<main'));
    const sections = Array.from(
      main.matchAll(/<section[^>]* id="([\w-]+)"[^>]*>.*?<h2[^>]*>(.*?)<\/h2>/g),
      ([, id, title]) => [id, title],
    );
    const menus = main.split('<nav ').map((one) => one.split('</nav>')[0]!);
    const menu = menus.find((one) => one.includes(`href="#${sections[0]?.[0]}"`)) ?? '';
    const links = Array.from(
      menu.matchAll(/<a [^>]*href="#([\w-]+)"[^>]*>(.*?)<\/a>/g),
      ([, id, title]) => [id, title],
    );
    expect(sections.length).toBeGreaterThan(1);
    expect(links).toEqual(sections);
  },
);
