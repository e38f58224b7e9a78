import type { ContentPageAnswer, ShownSection } from '#src/contract/api/page-answers.ts';
import type { countedThings, PageSection } from '#src/contract/provider/page.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import type { FoundPage } from './find-page.ts';
import { toIdentity, toPortfolio } from '../indexes/listed-index.ts';

/** A page as the API gives it, with its references looked up in the release. */
export function showPage(
  snapshot: Snapshot,
  language: Language,
  { page, languages }: FoundPage,
): ContentPageAnswer {
  return {
    language: page.language,
    languages,
    url: page.url,
    title: page.title,
    eyebrow: page.eyebrow,
    lead: page.lead,
    description: page.description,
    sections: page.sections.map((section) => showSection(snapshot, language, section)),
  };
}

function showSection(snapshot: Snapshot, language: Language, section: PageSection): ShownSection {
  switch (section.type) {
    case 'indexesCards':
      return {
        ...section,
        categories: section.categories.map(({ title, featuredIndexes }) => ({
          title,
          featuredIndexes: featuredIndexes.flatMap(
            (fundId) => findFeatured(snapshot, fundId) ?? [],
          ),
        })),
      };
    case 'aboutUs':
      return {
        ...section,
        statistics: {
          ...section.statistics,
          rows: section.statistics.rows.map(({ label, value, count }) => ({
            label,
            value: count ? formatCount(language, countOf(snapshot, count)) : (value ?? ''),
          })),
        },
      };
    default:
      return section;
  }
}

function findFeatured({ catalogue: { indexes } }: Snapshot, fundId: string) {
  const at = indexes.find('fundId', fundId);
  if (at === null) return null;
  const row = indexes.row(at);
  const portfolio = toPortfolio(indexes, at);
  const { portfolioName, ticker, assetType, currency, returnType, hedgedTo, hasReturns } =
    portfolio;
  const named = { portfolioName, ticker, assetType, currency, returnType, hedgedTo };
  return { fundId, secId: toIdentity(row).secId, ...named, hasReturns };
}

const facetOf = { families: 'family', currencies: 'currency', assetTypes: 'assetType' } as const;

function countOf(
  { catalogue: { indexes } }: Snapshot,
  thing: (typeof countedThings)[number],
): number {
  const { total, facets } = indexes.screen({ page: 1, size: 1 });
  if (thing === 'indexes') return total;
  return facets[facetOf[thing]].filter(({ count }) => count > 0).length;
}
