import { readFileSync } from 'node:fs';
import type { ContentPage } from '#src/contract/provider/page.ts';
import type { Language } from '#src/domain/language.ts';
import { methodologyMessages } from '#src/i18n/messages/site/methodology.ts';
import { formulaAnchors, pages } from '#src/urls.ts';
import { richTextOf } from '../rich-text-of.ts';

export const methodologyUrl = pages.content('methodology');

/** The software's methodology, with the formulas of its figures, for providers without one of their own. */
export function builtInMethodology(language: Language): ContentPage {
  const { title, lead } = methodologyMessages(language);
  const markdown = readFileSync(new URL(`${language}.md`, import.meta.url), 'utf8');
  const text = richTextOf(markdown, language);
  return {
    language,
    url: methodologyUrl,
    title,
    eyebrow: null,
    lead,
    description: lead,
    sections: [{ type: 'richText', title: null, text, buttons: [] }],
    microsite: null,
  };
}

/** Anchors that figures link to and that a methodology lacks. */
export function missingAnchors(sections: ContentPage['sections']): string[] {
  const texts = sections.flatMap((section) => ('text' in section ? (section.text ?? []) : []));
  const known = new Set(texts.flatMap(({ headings }) => headings.map(({ id }) => id)));
  return formulaAnchors.filter((anchor) => !known.has(anchor));
}
