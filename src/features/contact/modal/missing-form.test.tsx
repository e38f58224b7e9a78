import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { missingFormMessages } from '#src/i18n/messages/site/missing-form.ts';
import { MissingForm } from './missing-form.tsx';

test('NV-06 in place of a form whose code is missing a notice says so, and can be closed', () => {
  const html = renderToStaticMarkup(<MissingForm language="en-us" onClose={() => undefined} />);
  const m = missingFormMessages('en-us');
  expect(html).toContain(`<p role="alert">${m.missing}</p>`);
  expect(html).toMatch(new RegExp(`<button [^>]*>${m.notNow}</button>`));
});
