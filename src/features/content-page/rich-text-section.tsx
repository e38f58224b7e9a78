import { RichText } from '#src/ui/rich-text.tsx';
import { manyHeadings } from '#src/ui/on-this-page.tsx';
import type { SectionOf } from './content-page-data.ts';
import { ContentButtons } from './content-buttons.tsx';
import { TitledSection } from './titled-section.tsx';
import styles from './rich-text-section.module.css';

/** Longer ones would have to be scrolled down and up again, if they stood in two columns. */
const longest = 3500;

/** A few short parts, which are side by side where the page has room for two columns. */
function hasShortParts({ title, text: { headings, html } }: SectionOf<'richText'>): boolean {
  const own = headings.filter(({ level }) => level === 2).length;
  const parts = title === null ? own : own + 1;
  return parts > 1 && parts < manyHeadings && html.length <= longest;
}

export function RichTextSection({ section }: { section: SectionOf<'richText'> }) {
  const { title, text, buttons } = section;
  const shown = (
    <TitledSection title={title}>
      <RichText html={text.html} />
      <ContentButtons buttons={buttons} />
    </TitledSection>
  );
  return hasShortParts(section) ? <div className={styles.parts}>{shown}</div> : shown;
}
