import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RowLetter } from './cells.tsx';

test('the letter of a row has the number of its line, by which both have one colour', () => {
  const html = renderToStaticMarkup(
    ['A', 'B', 'J'].map((letter) => <RowLetter key={letter} letter={letter} />),
  );
  const lines = Array.from(html.matchAll(/data-line="([^"]*)">(.)/g), ([, line, letter]) => [
    letter,
    line,
  ]);
  expect(lines).toEqual([
    ['A', '1'],
    ['B', '2'],
    ['J', '10'],
  ]);
});
