import type { ApiClient } from '#src/client/calls/api-client.ts';
import type { BlendAnswer } from '#src/contract/api/mixes/blend.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { BlendPart } from '#src/domain/blends/blend-address.ts';
import { letterOf } from '#src/charts/lines/line-letter.ts';
import type { Language } from '#src/domain/language.ts';
import { blendMessages, rebalanceNames } from '#src/i18n/messages/mixes/blends.ts';
import { Container, Sections } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { MixEmbedCodes } from '../parts/late-codes.tsx';
import { mixedWorkingPage } from '#src/urls/mixed-figures.ts';
import { blendPage } from '#src/urls/mixes.ts';
import { MeasuredSections } from '../parts/measured-sections.tsx';
import {
  BlendMenu,
  CorrelationSection,
  CrisesSection,
  RefusedNotice,
} from '../parts/late-parts.ts';
import { rowOfIndex, type MixedRow, type WorkingOf } from '../parts/mixed-row.ts';
import { BlendForm } from './blend-form.tsx';
import { blendName } from '#src/i18n/blend-name.ts';
import type { RefusedMix } from '../parts/refused-notice.tsx';
import { About, MixSections, PartsSection, WeightsSection } from './late-tables.ts';
import heights from '../parts/sections.module.css';

export type BlendPageData = {
  /** As the form shows them. */
  parts: readonly BlendPart[];
  rebalance: string;
  from: string | undefined;
  /** Null before there are parts. */
  blend: BlendAnswer | RefusedMix | null;
};

type BlendPageProps = {
  data: BlendPageData;
  api: ApiClient;
  origin: string;
  language: Language;
};

/** A fixed mix of indexes, calculated from their public levels: hypothetical, and no index. */
export function BlendPage({ data, api, origin, language }: BlendPageProps) {
  const m = blendMessages(language);
  const { parts, rebalance, from, blend } = data;
  const isMade = blend !== null && 'hypothetical' in blend;
  const names = new Map(
    isMade ? blend.parts.map(({ fundId, portfolioName }) => [fundId, portfolioName]) : [],
  );
  return (
    <Container>
      <PageTitle
        eyebrow={isMade ? m.title : undefined}
        title={isMade ? blendName(blend.parts, language) : m.title}
        lead={isMade ? m.hypothetical : m.lead}
        isSmall={isMade}
      />
      <BlendForm
        parts={parts}
        names={names}
        rebalance={rebalance}
        from={from}
        chosen={isMade ? m.rebalanced(rebalanceNames(language)[blend.rebalance]) : null}
        api={api}
        language={language}
      />
      {blend !== null && !isMade ? (
        <RefusedNotice title={m.refused} refused={blend} language={language} />
      ) : null}
      {isMade ? <Made blend={blend} origin={origin} from={from} language={language} /> : null}
    </Container>
  );
}

type MadeProps = {
  blend: BlendAnswer;
  origin: string;
  from: string | undefined;
  language: Language;
};

function Made({ blend, origin, from, language }: MadeProps) {
  const rows = rowsOf(blend, { from, language });
  const { of, rebalance, window, years } = blend;
  const parameters = { of, rebalance, from };
  const crises = blend.crises.map((crisis) => ({
    ...crisis,
    figures: [crisis.blend, ...crisis.parts],
  }));
  return (
    <>
      <BlendMenu blend={blend} rows={rows} language={language} />
      <Sections usual={heights.usual}>
        <MeasuredSections
          rows={rows}
          window={window}
          asOfDate={blend.asOfDate}
          years={years}
          crises={blend.crises}
          taken={
            <MixEmbedCodes
              kind="blend"
              page={blendPage(parameters)}
              indexes={blend.parts}
              release={blend.release}
            />
          }
          language={language}
        />
        <About blend={blend} parameters={parameters} origin={origin} language={language} />
        <CrisesSection rows={rows} crises={crises} language={language} />
        <PartsSection blend={blend} rows={rows} language={language} />
        <WeightsSection blend={blend} rows={rows} language={language} />
        <CorrelationSection
          rows={rows.slice(1)}
          correlations={blend.correlations}
          language={language}
        />
        <MixSections blend={blend} rows={rows} language={language} />
      </Sections>
    </>
  );
}

/** The blend first, then its parts. */
function rowsOf(
  blend: BlendAnswer,
  { from, language }: Pick<MadeProps, 'from' | 'language'>,
): MixedRow[] {
  const m = blendMessages(language);
  const { of, rebalance } = blend;
  const workingOf =
    (index?: string): WorkingOf =>
    (asked) =>
      mixedWorkingPage('blend', { of, rebalance, from }, { ...asked, index });
  const last = dayOfIso(blend.asOfDate) ?? 0;
  const own: MixedRow = {
    ...blend.blend,
    key: 'blend',
    letter: letterOf(0),
    name: m.blend,
    variant: '',
    href: null,
    launch: last + 1,
    workingOf: workingOf(),
  };
  const parts = blend.parts.map((part, at) =>
    rowOfIndex(part, { place: at + 1, workingOf: workingOf(part.fundId), language }),
  );
  return [own, ...parts];
}
