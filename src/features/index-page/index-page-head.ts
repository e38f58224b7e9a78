import type { MissingReview } from './index-core.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatLevel } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { indexPageHeadMessages } from '#src/i18n/messages/indexes/index-page-head.ts';
import { pages } from '#src/urls.ts';
import { indexFollowed } from '#src/urls/feeds.ts';
import { sharePictureOf } from '#src/urls/chart-pictures.ts';
import type { IndexPageData } from './index-page-data.ts';
import { variantName } from '#src/i18n/variant-name.ts';

/** What the index page says of itself; its canonical path is one, whatever address led here (RT-08). */
export function indexPageHead(data: IndexPageData | MissingReview, language: Language): PageFacts {
  const { fundId } = data;
  const path = pages.indexDetails(fundId);
  // There is nothing to be found.
  if ('reason' in data) {
    return { title: data.portfolioName, description: '', path, isInternal: true };
  }
  const { details } = data;
  return {
    title: details === 'failed' ? fundId : details.portfolioName,
    description: descriptionOf(fundId, details, language),
    path,
    feed: indexFollowed(fundId).atom,
    ...(details !== 'failed' && details.level
      ? { sharePicture: sharePictureOf(fundId, language, data.asOf?.release) }
      : {}),
  };
}

function descriptionOf(
  fundId: string,
  details: IndexPageData['details'],
  language: Language,
): string {
  const m = indexPageHeadMessages(language);
  if (details === 'failed') return m.description(fundId, '').trim();
  const { level, portfolioName } = details;
  const facts = [
    variantName(details, language),
    level && `${formatLevel(language, level.value)} (${formatDate(language, level.date)})`,
  ].filter(Boolean);
  return m.description(portfolioName, facts.join(' · ')).trim();
}
