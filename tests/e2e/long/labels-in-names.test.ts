import { expect, test } from 'vitest';
import { languages } from '#src/domain/language.ts';
import { localPath } from '#src/urls.ts';
import { visit } from '../../support/visits.ts';

const addresses = [
  '/indexes/screener/equity?currency=JPY&filterPattern=world&columns=volatility3Y',
  '/indexes/screener/equity',
  '/indexes/compare?ids=PLWLD_NTR_USD,PLUSA_NTR_USD',
  '/indexes/details/PLUSA_NTR_USD?compare=PLEUR_NTR_EUR',
  '/indexes/details/PLUSA_NTR_USD/figures/return3Y',
  '/data',
  '/api/reference/documents',
];

for (const language of languages) {
  test(`AX-02 the name of every link and button begins with its visible words: ${language}`, async () => {
    const found: Record<string, string[]> = {};
    let named = 0;
    for (const path of addresses) {
      const page = await visit(localPath(language, path));
      const labelled = page.locator('main :is(a, button, summary)[aria-label]');
      const pairs = await labelled.evaluateAll((all) =>
        all.map((element) => {
          // Pictures beside the words, and what a mark says that is hidden from readers of the screen, are no words.
          const words = (element as HTMLElement).innerText;
          const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
          return [plain(words), plain(element.getAttribute('aria-label')!)] as const;
        }),
      );
      const worded = pairs.filter(([words]) => words !== '');
      named += worded.length;
      found[path] = worded
        .filter(([words, name]) => !name.startsWith(words))
        .map(([words, name]) => `${words}: ${name}`);
    }
    expect(named).toBeGreaterThan(40);
    expect(found).toEqual(Object.fromEntries(addresses.map((path) => [path, []])));
  });
}
