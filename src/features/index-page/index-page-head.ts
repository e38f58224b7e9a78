import { languages, languageTags, type Language } from '#src/i18n/languages.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatLevel } from '#src/i18n/format.ts';
import { indexPageMessages } from '#src/i18n/messages/index-page.ts';
import { localPath, pages } from '#src/urls.ts';
import type { IndexPageData } from './index-page-data.ts';
import { variantName } from './variant-name.ts';

type HeadContext = { language: Language; origin: string };

/** Title, description, canonical address and the page's other languages; whatever address led here. */
export function indexPageHead({ fundId, details }: IndexPageData, context: HeadContext) {
  const { language, origin } = context;
  const addressIn = (one: Language) => `${origin}${localPath(one, pages.indexDetails(fundId))}`;
  const name = details === 'failed' ? fundId : details.portfolioName;
  return {
    meta: [
      { title: name },
      { name: 'description', content: descriptionOf(name, details, language) },
    ],
    links: [
      { rel: 'canonical', href: addressIn(language) },
      ...languages.map((one) => ({
        rel: 'alternate',
        hrefLang: languageTags[one],
        href: addressIn(one),
      })),
      { rel: 'alternate', hrefLang: 'x-default', href: addressIn('en-us') },
    ],
  };
}

function descriptionOf(
  name: string,
  details: IndexPageData['details'],
  language: Language,
): string {
  const m = indexPageMessages(language);
  if (details === 'failed') return m.metaDescription(name, '');
  const { level } = details;
  const facts = [
    variantName(details, language),
    level && `${formatLevel(language, level.value)} (${formatDate(language, level.date)})`,
  ].filter(Boolean);
  return m.metaDescription(name, facts.join(', ')).trim();
}
