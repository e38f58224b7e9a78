import { expect, test } from 'vitest';
import { localPath, type UrlLanguage } from '#src/urls.ts';
import { expectAccessible } from './axe.ts';
import { widths } from './browser.ts';
import { expectEverythingFits, expectLabelsApart } from './looks.ts';
import { pageStates } from './page-states.ts';
import { resize, visit } from './visits.ts';

/** Tests every state of every page in one language: rules of axe, room for all text, contrast in the dark. */
export function testPageStates(language: UrlLanguage): void {
  for (const { name, path, reach, allowedErrors, widths: ofState = widths } of pageStates) {
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
        await expectAccessible(page);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, ['color-contrast']);
    });
  }
}
