import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noSettings } from '#src/client/page/site-settings.ts';
import { ContactFrame } from './contact-frame.tsx';
import { OpenModal } from './open-modal.tsx';

test('CM-04 the external form stands in a sandboxed frame titled Contact Us, with a loader until loaded', () => {
  const html = renderToStaticMarkup(
    <ContactFrame language="en-us" address="https://forms.example/contact?utm_source=x" />,
  );
  const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? '';
  expect(frame).toContain('title="Contact Us"');
  expect(frame).toContain('src="https://forms.example/contact?utm_source=x"');
  expect(frame).toMatch(/sandbox="(?!.*allow-top-navigation)[^"]+"/);
  expect(html).toMatch(/<p role="status"[^>]*>Loading<\/p>/);
});

test('CM-04 the window of the external form is titled as that of the built-in one, not as a subscription', () => {
  const html = renderToStaticMarkup(
    <OpenModal
      language="en-us"
      shown={{ frame: 'https://forms.example/contact' }}
      settings={noSettings}
      privacyPolicyUrl="https://provider.example/privacy"
      contactFields={[]}
      onClose={() => undefined}
    />,
  );
  const [, id, title] = /<h2 id="([^"]+)"[^>]*>([^<]+)<\/h2>/.exec(html) ?? [];
  expect(title).toBe('Contact us');
  expect(html).toContain(`aria-labelledby="${id}"`);
});
