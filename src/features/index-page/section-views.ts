import { lazyRouteComponent } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import type { IndexSection, SectionProps } from './sections/section.ts';
import { indexPageSections } from './sections/sections.ts';

export type SectionView = FunctionComponent<SectionProps<object>>;
const lateViewOf = ({ view }: IndexSection) =>
  lazyRouteComponent(async (): Promise<{ default: SectionView }> => ({ default: await view() }));

const views = new Map(indexPageSections.map((section) => [section.id, lateViewOf(section)]));

/** Views of the sections, by their ids: in the HTML from the start, their code after that of the page. */
export const sectionViews: ReadonlyMap<string, SectionView> = views;

/** A page is entered, and rendered by the server, as a whole. */
export async function preloadSectionViews(): Promise<void> {
  await Promise.all(Array.from(views.values(), async (view) => view.preload?.()));
}
