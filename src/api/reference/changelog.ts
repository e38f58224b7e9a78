import { apiChanges } from '#src/contract/api/changelog.ts';
import { deprecations } from '#src/contract/api/deprecations.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { apiChangeTexts } from '#src/i18n/messages/site/api-changes.ts';
import { apiChangelog, deprecationPolicy } from '#src/urls/api-documents.ts';

/** The changes of the API for programs, with deprecations and their dates. */
export function changelog(origin: string) {
  const texts = apiChangeTexts(defaultLanguage);
  return {
    title: 'Changes of the index data API',
    page: origin + apiChangelog,
    policy: origin + deprecationPolicy,
    changes: apiChanges.map(({ id, ...change }) => ({ ...change, text: texts[id] })),
    deprecations,
  };
}
