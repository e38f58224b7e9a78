import type { Notice } from '#src/contract/provider/notices.ts';
import type { Language } from '#src/domain/language.ts';
import { noticeTypeLabels } from '#src/i18n/messages/lists/notices.ts';
import { getItem } from '#src/store/items/items.ts';
import { findName } from '../indexes/resolve-index.ts';
import type { Resource } from '../source.ts';

/** The text of a notice; what Japanese lacks is given in English. */
export const paragraphsIn = ({ paragraphs, paragraphsJa }: Notice, lang: Language): string[] =>
  lang === 'ja-jp' && paragraphsJa.length > 0 ? paragraphsJa : paragraphs;

/** One notice; what Japanese lacks is given in English (I18-01). */
export const notice: Resource<'notice'> = async ({ noticeId, lang }, { snapshot, db }) => {
  const found = await getItem(db, snapshot.release, 'notice', noticeId);
  const isJapanese = lang === 'ja-jp';
  return {
    noticeId,
    title: (isJapanese ? found.titleJa : null) ?? found.title,
    date: found.date,
    effectiveDate: found.effectiveDate,
    type: { value: found.type, label: noticeTypeLabels(lang)[found.type] },
    paragraphs: paragraphsIn(found, lang),
    families: found.families,
    indexes: found.indexFundIds.flatMap((fundId) => {
      const portfolioName = findName(snapshot, fundId);
      return portfolioName === null ? [] : [{ fundId, portfolioName }];
    }),
  };
};
