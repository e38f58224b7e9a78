import type { ConstituentList } from '#src/contract/provider/constituents.ts';
import type { OwnField, OwnTexts } from '#src/contract/provider/own/own-fields.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';

/** The provider's own fields that have a value for at least one member, in the provider's order. */
export function fieldsSaidOf(
  { constituents }: Pick<ConstituentList, 'constituents'>,
  { memberFields }: Pick<Site, 'memberFields'>,
): OwnField[] {
  const said = new Set(constituents.flatMap(({ ownFields = {} }) => Object.keys(ownFields)));
  return memberFields.filter(({ field }) => said.has(field));
}

/** The value of a member's own field in a language. */
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
