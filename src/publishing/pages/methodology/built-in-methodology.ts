import { readFileSync } from 'node:fs';
import type { ContentPage } from '#src/contract/provider/page.ts';
import type { Language } from '#src/domain/language.ts';
import { methodologyMessages } from '#src/i18n/messages/site/methodology.ts';
import { pages } from '#src/urls.ts';
import { formulaAnchors } from '#src/urls/formula-anchors.ts';
import { richTextOf, type RichText } from '../rich-text-of.ts';

export const methodologyUrl = pages.content('methodology');

/** The software's methodology, with the formulas of its figures, for providers without one of their own. */
export function builtInMethodology(language: Language): ContentPage {
  const { title, lead } = methodologyMessages(language);
  const text = textIn(language);
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

const texts = new Map<Language, RichText>();

/** Rendered once in this process: with its formulas that is a third of the time of a small publish. */
function textIn(language: Language): RichText {
  const text =
    texts.get(language) ??
    richTextOf(readFileSync(new URL(`${language}.md`, import.meta.url), 'utf8'), language);
  texts.set(language, text);
  return text;
}

/** Anchors that figures link to and that a methodology lacks. */
export function missingAnchors(sections: ContentPage['sections']): string[] {
  const texts = sections.flatMap((section) => ('text' in section ? (section.text ?? []) : []));
  const known = new Set(texts.flatMap(({ headings }) => headings.map(({ id }) => id)));
  return formulaAnchors.filter((anchor) => !known.has(anchor));
}
