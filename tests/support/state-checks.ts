import { expect, test } from 'vitest';
import { localPath, type UrlLanguage } from '#src/urls.ts';
import { expectAccessible } from './axe.ts';
import { widths } from './browser.ts';
import { expectEverythingFits, expectLabelsApart } from './looks.ts';
import { pageStates } from './page-states.ts';
import { resize, visit } from './visits.ts';

/**
 * Tests every state of every page in one language: rules of axe, room for all text, contrast in the dark. Languages
 * differ in their texts and have colours and elements in common: where they differ is looked at in both, the rest in
 * English.
 */
export function testPageStates(language: UrlLanguage): void {
  const isEnglish = language === 'en-us';
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
        if (isEnglish || width === first) await expectAccessible(page);
      }
      if (!isEnglish) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, ['color-contrast']);
    });
  }
}
