import { LinesChart } from '#src/charts/lines/lines-chart.tsx';
import { levelsFinding, levelsNote } from '#src/charts/lines/own-levels-words.ts';
import type { NamedLine } from '#src/charts/lines/lines-layout.ts';
import type { Comparison } from '#src/contract/api/mixes/compare.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import { Section } from '#src/ui/layout.tsx';
import { pages } from '#src/urls.ts';

type OwnLevelsProps = { indexes: Comparison['indexes']; language: Language };

/** Rates and other measures beside each other, in their own unit: no money is invested in them, and nothing is rebased. */
export function OwnLevelsSection({ indexes, language }: OwnLevelsProps) {
  const lines = indexes.flatMap((index): NamedLine[] => {
    if (index.ownLevels === null) return [];
    return [
      {
        name: index.portfolioName,
        variant: shortVariantName(index, language),
        href: pages.index(index.fundId),
        launch: dayOfIso(index.launchDate ?? ''),
        hasReturns: false,
        series: decodeLevels(index.ownLevels),
      },
    ];
  });
  return (
    <Section id="levels" title={mixMessages(language).levels}>
      <LinesChart
        language={language}
        title={levelsFinding(lines, language)}
        lines={lines}
        scale="linear"
        notes={[levelsNote(lines, language)]}
      />
    </Section>
  );
}
