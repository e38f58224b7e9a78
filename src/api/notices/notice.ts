import { localText } from '#src/i18n/local-text.ts';
import { noticeTypeLabels } from '#src/i18n/messages/lists/notices.ts';
import { getItem } from '#src/store/items/items.ts';
import { findName } from '../indexes/resolve-index.ts';
import type { Resource } from '../source.ts';

/** One notice. */
export const notice: Resource<'notice'> = async ({ noticeId, lang }, { snapshot, db }) => {
  const found = await getItem(db, snapshot.release, 'notice', noticeId);
  return {
    noticeId,
    title: localText(found.title, lang),
    date: found.date,
    effectiveDate: found.effectiveDate,
    type: { value: found.type, label: noticeTypeLabels(lang)[found.type] },
    paragraphs: localText(found.paragraphs, lang),
    families: found.families,
    indexes: found.indexFundIds.flatMap((fundId) => {
      const portfolioName = findName(snapshot, fundId);
      return portfolioName === null ? [] : [{ fundId, portfolioName }];
    }),
  };
};
