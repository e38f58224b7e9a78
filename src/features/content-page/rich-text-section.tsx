import { RichText } from '#src/ui/rich-text.tsx';
import type { SectionOf } from './content-page-data.ts';
import { ContentButtons } from './content-buttons.tsx';
import { TitledSection } from './titled-section.tsx';

export function RichTextSection({ section }: { section: SectionOf<'richText'> }) {
  return (
    <TitledSection title={section.title}>
      <RichText html={section.text.html} />
      <ContentButtons buttons={section.buttons} />
    </TitledSection>
  );
}
