import type { Language } from '#src/domain/language.ts';
import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { expectAccessible } from './axe.ts';
import { widths } from './browser.ts';
import { isFullRun } from './full-size.ts';
import { expectEverythingFits, expectLabelsApart } from './looks.ts';
import { pageStates } from './page-states.ts';
import { resize, visit } from './visits.ts';

/** One state of each template, and those that lie over a page: what every run looks at. */
const inEveryRun: ReadonlySet<string> = new Set([
  'home',
  'screener by figures',
  'screener without a result',
  'comparison',
  'blend',
  'asset type',
  'index with everything',
  'index of bonds',
  'index with nothing but a name',
  'investable products',
  'structured products',
  'documents as of a release',
  'differences between versions of a document',
  'classic screener',
  'templated page',
  'long content page',
  'microsite',
  'insights narrowed',
  'article with a chart of four indexes',
  'notice',
  'corrections',
  'data status',
  'data files',
  'topic of the API',
  'error page',
  'search open',
  'menu open',
]);

/** States whose texts are most unlike in Japanese, and stand closest. */
const inJapanese: ReadonlySet<string> = new Set([
  'index with everything',
  'screener narrowed',
  'error page',
  'menu open',
]);

/**
 * Tests states of pages in one language: room for all text, rules of axe. The full run looks at every state of every
 * page in both languages, at every width, and at the contrast in the dark; every other run looks at each template once,
 * as narrow and as wide as it gets, and at Japanese where it is most unlike.
 */
export function testPageStates(language: Language): void {
  const chosen = language === 'en-us' ? inEveryRun : inJapanese;
  const states = pageStates.filter(({ name }) => isFullRun || chosen.has(name));
  for (const { name, path, reach, allowedErrors, widths: all = widths } of states) {
    const ofState = isFullRun ? all : all.filter((_, i) => i === 0 || i === all.length - 1);
    test(`${name} (${language}): no violation and room for everything at ${ofState.join(', ')} px`, async () => {
      const [first = 1280, ...others] = ofState;
      const page = await visit(localPath(language, path), {
        viewport: { width: first, height: 900 },
        ...(allowedErrors ? { allowedErrors } : {}),
      });
      await reach?.(page);
      await expect.poll(() => page.locator('h1').count()).toBe(1);
      for (const width of [first, ...others]) {
        await resize(page, width, 900);
        await expectEverythingFits(page);
        await expectLabelsApart(page);
        if (isFullRun) await expectAccessible(page);
      }
      if (!isFullRun && language === 'en-us') await expectAccessible(page);
      if (!isFullRun) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, ['color-contrast']);
    });
  }
}
