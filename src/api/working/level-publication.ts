import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Language } from '#src/domain/language.ts';
import { levelTag } from '#src/domain/working/level-tag.ts';
import { formatDate, formatMoment } from '#src/i18n/format-date.ts';
import { formatLevel } from '#src/i18n/format.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { ruleTexts } from '#src/i18n/messages/figures/figure-working.ts';
import { pageCorrections, type Correction } from '#src/store/levels/corrections.ts';
import { findFirstReleaseOf } from '#src/store/levels/first-release.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import type { Stored } from '../source.ts';
import type { Explained } from './explained.ts';

/** The most corrections of one level that an answer lists. */
const mostCorrections = 20;

/** Of the last level the release and the moment in which it was published first, and each correction since, newest first. */
export async function publicationOf(
  { figure, record, index, isWithheld }: Explained,
  lang: Language,
  { db, snapshot: { release } }: Stored,
): Promise<FigureWorking['rules']> {
  const day = index.levels.days.at(-1);
  if (figure.tag !== levelTag || day === undefined) return [];
  const span = { from: day, page: 1, size: mostCorrections };
  const [first, { corrections }] = await Promise.all([
    findFirstReleaseOf(db, release, record.fundId, day),
    pageCorrections(db, release, record.fundId, span),
  ]);
  const published = first === null ? null : (await getRelease(db, first)).published;
  const m = ruleTexts(lang);
  const ofTheDay = isWithheld ? [] : corrections.filter((one) => one.day === day);
  return [
    ...(published === null
      ? []
      : [
          {
            rule: 'published',
            text: m.published(String(first), formatMoment(lang, isoOf(published))),
          },
        ]),
    ...ofTheDay.map((one) => ({
      rule: `corrected-in-${one.release}`,
      text: correctionText(one, lang),
    })),
  ];
}

function correctionText(correction: Correction, lang: Language): string {
  const { release, published, oldValue, newValue, reason } = correction;
  const said = ruleTexts(lang).corrected(
    String(release),
    formatDate(lang, isoOf(published).slice(0, 10)),
    formatLevel(lang, oldValue),
    formatLevel(lang, newValue),
  );
  return joinSentences(lang, [said, reason]);
}

const isoOf = (published: string) => new Date(published).toISOString();
