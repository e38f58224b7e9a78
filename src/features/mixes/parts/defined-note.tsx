import type { Language } from '#src/domain/language.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import type { FormulaAnchor } from '#src/urls/formula-anchors.ts';

type DefinedProps = { note: string; anchor: FormulaAnchor; language: Language };

/** The note of a section, with a link to where the methodology defines its figures. */
export const DefinedNote = ({ note, anchor, language }: DefinedProps) => (
  <>
    {note} ·{' '}
    <PageLink href={pages.methodology(anchor)}>{mixMessages(language).methodology}</PageLink>
  </>
);
