import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** Components that the gallery cannot show or need not, each with the reason. */
const unshown: Record<string, string> = {
  'src/features/consent/consent.tsx': 'decides what is shown, and starts what consent allows',
  'src/features/consent/consent-dialog.tsx': 'opens over the page; its content is shown',
  'src/features/consent/own-consent.tsx': 'decides between banner and dialog',
  'src/features/contact/modal/contact-frame.tsx': 'frames a page of another site',
  'src/features/contact/modal/contact-modal.tsx': 'decides when the window opens',
  'src/features/contact/form-page.tsx': 'title and panel, both shown',
  'src/features/contact/modal/modal-window.tsx': 'opens over the page; its forms are shown',
  'src/features/contact/modal/open-modal.tsx': 'decides what the window holds',
  'src/features/errors/bare-error-page.tsx': 'the error view in a main element',
  'src/features/errors/error-fallback.tsx': 'catches errors; its fallback is shown',
  'src/features/errors/error-page.tsx': 'chooses among the views of errors',
  'src/features/errors/not-found-page.tsx': 'the error view, of 404',
  'src/features/internal/gallery-page.tsx': 'the gallery itself',
  'src/features/shortcuts/shortcuts-dialog.tsx': 'opens over the page; its list is shown',
  'src/features/shortcuts/shortcuts.tsx': 'listens for keys',
  'src/features/shell/connection-notice.tsx': 'follows the network; its notice is shown',
  'src/features/shell/document.tsx': 'the document around every page',
  'src/features/shell/loading-bar.tsx': 'follows what loads; its line is shown',
  'src/features/shell/page-announcer.tsx': 'speaks to screen readers only',
  'src/features/shell/shell.tsx': 'chooses the layout; both are shown',
  'src/features/shell/theme-head.tsx': 'stands in the head of the document',
  'src/features/shell/visit.tsx': 'puts together what follows the visit',
};

/** Files that are drawn when the examples are, or when these are used: what they import, now or later. */
function drawn(): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(
      /(?:^(?:import (?!type)|export )[^;]*?from |\bimport\()'([^']+\.tsx?)'/gm,
    );
    for (const [, path = ''] of imports) {
      visit(path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)));
    }
  };
  for (const file of globSync('src/**/*.examples.tsx')) visit(file);
  return seen;
}

test('RT-13 every component has an example, or a reason to have none', () => {
  const components = globSync('src/{ui,list-page,insight-cards,charts,features}/**/*.tsx').filter(
    (file) => !/\.(examples|test|rendered)\.tsx$/.test(file),
  );
  expect(components.length).toBeGreaterThan(150);
  const shown = drawn();
  const missing = components.filter((file) => !shown.has(file));
  expect(missing.toSorted()).toEqual(Object.keys(unshown).toSorted());
});
