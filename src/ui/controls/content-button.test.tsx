import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentButton } from './content-button.tsx';

test('TP-01 with an address it is a link, without one a button', () => {
  const link = renderToStaticMarkup(<ContentButton text="Read" href="/insights" />);
  expect(link).toMatch(/^<a href="\/insights"[^>]*>Read<\/a>$/);
  const button = renderToStaticMarkup(<ContentButton text="Ask" href={null} />);
  expect(button).toMatch(/^<button type="button"[^>]*>Ask<\/button>$/);
});

test('TP-01 a button whose script does not run leads to the page that does the same', () => {
  const button = renderToStaticMarkup(
    <ContentButton text="Ask" href={null} pageInstead="/contact-us" />,
  );
  expect(button).toMatch(/^<form action="\/contact-us"><button type="submit"[^>]*>Ask<\/button>/);
});

test('TP-01 disabled it leads nowhere and says so', () => {
  const link = renderToStaticMarkup(<ContentButton text="Read" href="/insights" disabled />);
  expect(link).toContain('aria-disabled="true"');
  expect(link).not.toContain('href');
  const button = renderToStaticMarkup(<ContentButton text="Ask" href={null} disabled />);
  expect(button).toContain('disabled=""');
});
