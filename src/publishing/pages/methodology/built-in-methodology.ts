import { readFileSync } from 'node:fs';
import type { ContentPage } from '#src/contract/provider/page.ts';
import type { Language } from '#src/domain/language.ts';
import { methodologyMessages } from '#src/i18n/messages/site/methodology.ts';
import { formulaAnchors, pages } from '#src/urls.ts';
import { richTextOf } from '../rich-text-of.ts';

export const methodologyUrl = pages.content('methodology');

/**
 * What figures on the pages of indexes link to where the provider has written no such page: the formulas are
 * those of this software.
 */
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

/** Anchors that figures link to and that a methodology has no heading for. */
export function missingAnchors(sections: ContentPage['sections']): string[] {
  const texts = sections.flatMap((section) => ('text' in section ? (section.text ?? []) : []));
  const known = new Set(texts.flatMap(({ headings }) => headings.map(({ id }) => id)));
  return formulaAnchors.filter((anchor) => !known.has(anchor));
}
