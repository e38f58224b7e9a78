import type { Language } from '#src/domain/language.ts';
import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { expectAccessible } from './axe.ts';
import { widths } from './browser.ts';
import { isFullRun, isSoakRun } from './test-size.ts';
import { expectEverythingFits, expectLabelsApart } from './looks.ts';
import { pageStates } from './page-states.ts';
import { resize, visit } from './visits.ts';

/** The states that every run tests: one of each template, and those that cover a page, such as dialogs. */
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

/**
 * Defines the tests of states of pages in one language: whether all text fits, and the rules of axe. The full run tests
 * every state at every width, its contrast in the dark theme, and axe at the smallest and the largest width (the soak
 * run at all). Other runs test one state of each template: fit at these two widths and axe at the largest.
 * @param part the states of pages below `/indexes`, or of the others, so that no file takes long; by default all
 */
export function testPageStates(language: Language, part?: 'indexes' | 'others'): void {
  const states = pageStates.filter(
    ({ name, path }) =>
      (isFullRun || inEveryRun.has(name)) &&
      (part === undefined || (part === 'indexes') === path.startsWith('/indexes')),
  );
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
        const isEnd = width === first || width === ofState.at(-1);
        if (isSoakRun || (isFullRun && isEnd)) await expectAccessible(page);
      }
      if (!isFullRun) {
        await expectAccessible(page);
        return;
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, ['color-contrast']);
    });
  }
}
