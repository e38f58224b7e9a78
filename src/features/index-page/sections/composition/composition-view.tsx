import type { ReleasesParts } from '#src/as-of/load-releases.ts';
import {
  besideTexts,
  heaviestOf,
  shareLists,
  type WeightsBeside,
} from '#src/charts/shares/share-lists.ts';
import type { SectionProps } from '../section.ts';
import { hasBreakdown, numberOfBreakdowns } from './breakdowns.ts';
import type { CompositionParts } from './load-composition.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { compositionMessages } from '#src/i18n/messages/indexes/index-composition.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { BreakdownList } from './breakdown-list.tsx';
import { ChartCodes } from '../../parts/chart-codes.tsx';
import { shownRelease } from '../../parts/shown-release.ts';
import { PictureLinksInText } from '../../parts/picture-links.tsx';
import notes from '../../parts/notes.module.css';
import styles from './composition-view.module.css';

const nothingBeside: WeightsBeside = { benchmark: null, before: null };

/** The list of releases comes with the levels. */
type ShownParts = CompositionParts & Partial<ReleasesParts>;

/**
 * Weights by sector, country and currency, of bonds by maturity, rating and issuer too, from the whole list of constituents, beside those of the benchmark and of the
 * review before; else why there are none.
 */
export function CompositionView(props: SectionProps<ShownParts, 'constituents'>) {
  const { data, publisher, language } = props;
  const { details, constituents, weightsBeside = nothingBeside } = data;
  const { benchmark } = weightsBeside;
  const texts = indexPageMessages(language);
  const { breakdowns, classification } = constituents;
  if (!hasBreakdown(constituents)) {
    return <p className={notes.note}>{compositionMessages(language).partial}</p>;
  }
  const { tick, change } = besideTexts(weightsBeside, language);
  const longest = heaviestOf([
    ...Object.values(breakdowns),
    ...Object.values(benchmark?.breakdowns ?? {}),
  ]);
  return (
    <>
      <div
        className={numberOfBreakdowns(constituents) > mostBeside ? styles.columns : styles.lists}
      >
        {shareLists(breakdowns, weightsBeside, language).map(({ kind, title, bars }) => (
          <BreakdownList
            key={kind}
            title={title}
            bars={bars}
            longest={longest}
            classesShown={kind === 'issuers' ? issuersShown : undefined}
            language={language}
          />
        ))}
      </div>
      <div className={notes.note}>
        {joinSentences(language, [
          tick,
          change,
          classification && texts.classification(classification),
          texts.roundingNote,
        ])}
        <PictureLinksInText
          fundId={constituents.fundId}
          charts={['composition']}
          release={data.asOf?.release}
          language={language}
        />{' '}
        {details === 'failed' ? null : (
          <ChartCodes
            chart="composition"
            isPast={data.asOf !== null}
            release={shownRelease(data)?.release}
            {...{ details, publisher, language }}
          />
        )}
      </div>
    </>
  );
}

/** Issuers are many: the heaviest are open to the eye. */
const issuersShown = 6;

/** Beside each other as long as they are few, else below each other in columns. */
const mostBeside = 3;
