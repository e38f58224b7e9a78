import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { ErrorView } from './error-view.tsx';
import { errorExamples } from './errors.examples.tsx';

const genericMessage =
  "We can't find that page or something has gone wrong. Try going to our homepage.";

test('RT-17 a page that is not there says so', () => {
  const text = textOf(renderToStaticMarkup(<ErrorView language="en-us" status={404} />));
  expect(text).toContain('This page could not be found');
  expect(text).toContain('404');
});

test('LY-03 every error has eyebrow, title, the generic message and a link home', () => {
  for (const { status, message } of errorExamples) {
    const html = renderToStaticMarkup(
      <ErrorView language="en-us" status={status} message={message} />,
    );
    expect(textOf(html)).toContain(`Error ${status}`);
    expect(html).toContain('<h1');
    expect(textOf(html)).toContain(genericMessage);
    expect(html).toContain('href="/"');
  }
});

test('RT-22 what a page says of its own error is shown', () => {
  const html = renderToStaticMarkup(
    <ErrorView language="en-us" status={500} message="Unknown middleware gate" />,
  );
  expect(textOf(html)).toContain('Unknown middleware gate');
});
