import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SectionMenu } from './section-menu.tsx';

test('no section is called the current one before one is in view', () => {
  const sections = ['levels', 'returns'].map((id) => ({ id, title: id }));
  const html = renderToStaticMarkup(<SectionMenu label="Sections" sections={sections} />);
  expect(html).toContain('href="#returns"');
  expect(html).not.toContain('aria-current');
});
