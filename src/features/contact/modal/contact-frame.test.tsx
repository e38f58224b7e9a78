import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactFrame } from './contact-frame.tsx';

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
