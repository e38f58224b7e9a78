import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SideTable } from './side-table.tsx';

const letters = 'ABCDEFG';

test.each([
  [6, false],
  [7, true],
])('a table of %i columns is one of many, with a key of its letters: %s', (count, isMany) => {
  const columns = Array.from(letters.slice(0, count), (letter) => ({
    key: letter,
    letter,
    name: `Index ${letter}`,
  }));
  const html = renderToStaticMarkup(
    <SideTable
      caption="Sectors"
      heading="Figure"
      columns={columns}
      rows={[{ key: 'energy', name: 'Energy', cells: columns.map(() => '1.00') }]}
      language="en-us"
    />,
  );
  expect(/^<div[^>]* data-many/.test(html)).toBe(isMany);
  const beforeTable = html.slice(0, html.indexOf('<table'));
  expect(beforeTable.includes('Index A')).toBe(isMany);
});
