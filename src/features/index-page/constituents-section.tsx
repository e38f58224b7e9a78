import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { emptyTexts, indexPageMessages, indexSections } from '#src/i18n/messages/index-page.ts';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ConstituentsList, type LoadConstituents } from './constituents-list.tsx';
import { DownloadLinks } from './download-links.tsx';
import { EmptyState, FailedPart } from './empty-state.tsx';
import type { ConstituentsPart, Part } from './index-page-data.ts';
import { withheldText } from './withheld-constituents.ts';
import notes from './notes.module.css';

type ConstituentsSectionProps = {
  constituents: Part<ConstituentsPart>;
  /** Days by which the provider holds constituents back. */
  delayDays: number;
  factsheetExists: boolean;
  isDownloadAllowed: boolean;
  /** An earlier release that the page shows. */
  release?: number | undefined;
  language: Language;
  onRetry: () => void;
  loadAll: LoadConstituents;
};

export function ConstituentsSection(props: ConstituentsSectionProps) {
  const { constituents, delayDays, factsheetExists, language, onRetry, loadAll } = props;
  const { isDownloadAllowed, release } = props;
  const empty = emptyTexts(language);
  const title = indexSections(language).constituents;
  if (constituents === 'failed') {
    return (
      <Section id="constituents" title={title}>
        <FailedPart language={language} onRetry={onRetry} />
      </Section>
    );
  }
  const withheld = withheldText(constituents, delayDays, language);
  return (
    <Section id="constituents" title={title} note={noteOf(constituents, language)}>
      {constituents.available > 0 ? (
        <>
          <ConstituentsList
            part={constituents}
            language={language}
            loadAll={loadAll}
            release={release}
          />
          {withheld ? <p className={notes.note}>{withheld.text}</p> : null}
          <DownloadLinks
            file="constituents"
            id={constituents.fundId}
            isAllowed={isDownloadAllowed}
            release={release}
            language={language}
          />
        </>
      ) : withheld ? (
        <Notice title={withheld.title}>
          <p>{withheld.text}</p>
        </Notice>
      ) : (
        <EmptyState
          language={language}
          description={factsheetExists ? empty.seeFactsheet : empty.noConstituents}
        />
      )}
    </Section>
  );
}

/** As-of date, number of members and weight of the ten largest. */
function noteOf(part: ConstituentsPart, language: Language): string | undefined {
  if (part.available === 0) return undefined;
  const m = indexPageMessages(language);
  return [
    part.asOfDate && m.asOf(formatDate(language, part.asOfDate)),
    m.numberOfConstituents(formatCount(language, part.numberOfConstituents)),
    part.topTenWeight !== null && m.topTen(formatPercent(language, part.topTenWeight)),
  ]
    .filter(Boolean)
    .join(' · ');
}
