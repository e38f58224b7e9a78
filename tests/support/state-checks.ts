import type { Language } from '#src/domain/language.ts';
import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { expectAccessible } from './axe.ts';
import { widths } from './browser.ts';
import { isFullRun } from './full-size.ts';
import { expectEverythingFits, expectLabelsApart } from './looks.ts';
import { pageStates } from './page-states.ts';
import { resize, visit } from './visits.ts';

/** States whose template or texts are most unlike in Japanese: of all kinds of text, and what only it has. */
const unlikeInJapanese: ReadonlySet<string> = new Set([
  'home',
  'screener narrowed',
  'index with everything',
  'structured products',
  'document in Japanese',
  'templated page',
  'article in both languages',
  'notices',
  'error page',
  'search open',
  'menu open',
]);

/**
 * Tests every state of every page in one language: room for all text, rules of axe. What axe looks at is of one
 * template, which it sees once, in English and as wide as it gets; Japanese is looked at where it is unlike. The full
 * run looks at everything everywhere, and at the contrast in the dark.
 */
export function testPageStates(language: Language): void {
  const states = pageStates.filter(
    ({ name }) => isFullRun || language === 'en-us' || unlikeInJapanese.has(name),
  );
  for (const { name, path, reach, allowedErrors, widths: ofState = widths } of states) {
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
