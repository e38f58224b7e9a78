import { expect, test } from 'vitest';
import { indexSections, type IndexSectionId } from '#src/domain/index-sections.ts';
import { exampleDetails } from '../index-page.example-data.ts';
import { completeIndex } from '../index-page.examples.tsx';
import { render } from '../index-page.rendered.tsx';
import { indexPageSections } from './sections.ts';

/** Anchors of the sections, in the order of the page. */
const sectionsOf = (html: string) =>
  Array.from(html.matchAll(/<section[^>]* id="([^"]+)"/g), ([, id]) => id);

test('the page has the sections that the provider chose, in that order, and their menu with them', () => {
  const all = sectionsOf(render(completeIndex));
  expect(all).toEqual(indexSections.filter((id) => all.includes(id)));
  expect(all).toContain('returns');
  const sections: IndexSectionId[] = ['constituents', 'levels', 'disclaimer'];
  const html = render({ ...completeIndex, details: exampleDetails({ sections }) });
  expect(sectionsOf(html)).toEqual(sections);
  const menu = Array.from(html.matchAll(/<a[^>]* href="#([^"]+)"[^>]*>/g), ([, id]) => id);
  expect(menu.filter((id) => all.includes(id))).toEqual(sections);
  expect(indexPageSections.map(({ id }) => id)).toEqual(indexSections);
});

test('I18-10 the facts of an index lead to the notice of its next review', () => {
  const html = render(completeIndex);
  expect(html).toMatch(/Next review<[^]*?href="\/notices\/review-2026-12"[^>]*>18 Dec 2026</);
});
