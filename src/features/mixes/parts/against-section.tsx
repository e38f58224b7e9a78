import type { Comparison } from '#src/contract/api/mixes/compare.ts';
import type { Language } from '#src/domain/language.ts';
import { compareMessages } from '#src/i18n/messages/mixes/compare.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { Section } from '#src/ui/layout.tsx';
import { FigureTable } from './figure-table.tsx';
import type { MixedRow } from './mixed-row.ts';
import { stemName } from './stem-name.ts';

const againstStems = [
  { stem: 'excessReturn', isPercent: true },
  { stem: 'trackingError', isPercent: true },
  { stem: 'informationRatio', isPercent: false },
  { stem: 'beta', isPercent: false },
  { stem: 'correlation', isPercent: false },
  { stem: 'upCapture', isPercent: true },
  { stem: 'downCapture', isPercent: true },
] as const;

type AgainstProps = { rows: readonly MixedRow[]; comparison: Comparison; language: Language };

/** Figures of each index against one of them. */
export function AgainstSection({ rows, comparison, language }: AgainstProps) {
  const m = compareMessages(language);
  const { base, indexes } = comparison;
  const against = new Map(indexes.map((one) => [one.fundId, one.againstBase]));
  const measured = rows.filter(({ key }) => against.get(key));
  if (measured.length === 0) return null;
  const name = indexes.find(({ fundId }) => fundId === base)?.portfolioName ?? base;
  return (
    <Section id="against" title={m.against(name)} note={m.againstNote}>
      <FigureTable
        caption={m.against(name)}
        shape="figuresDown"
        rows={rows}
        columns={againstStems.map(({ stem, isPercent }) => ({
          name: stem,
          heading: isPercent
            ? mixMessages(language).inPercent(stemName(language, stem))
            : stemName(language, stem),
          look: stem === 'excessReturn' ? 'change' : 'number',
        }))}
        of={({ key }) => against.get(key) ?? null}
        against={base}
        language={language}
      />
    </Section>
  );
}
