import type { ConstituentList } from '#src/contract/provider/constituents.ts';
import type { OwnField, OwnTexts } from '#src/contract/provider/own/own-fields.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';

/** Fields of the provider's own, in its order, in which it says something of a member of a list. */
export function fieldsSaidOf(
  { constituents }: Pick<ConstituentList, 'constituents'>,
  { memberFields }: Pick<Site, 'memberFields'>,
): OwnField[] {
  const said = new Set(constituents.flatMap(({ ownFields = {} }) => Object.keys(ownFields)));
  return memberFields.filter(({ field }) => said.has(field));
}

/** What is said of a member, in a language, by the field. */
export function saidIn(
  lang: Language,
  texts: OwnTexts,
  { memberFields }: Pick<Site, 'memberFields'>,
): Record<string, string> {
  const said = memberFields.flatMap(({ field }) => {
    const text = texts[field] ? localText(texts[field], lang) : null;
    return text === null ? [] : [[field, text] as const];
  });
  return Object.fromEntries(said);
}
