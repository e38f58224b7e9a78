import type { Correlation } from '#src/contract/api/mixes/compared.ts';
import { formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { Section } from '#src/ui/layout.tsx';
import type { Column } from '#src/ui/tables/data-table.tsx';
import { FigureCell } from './cells.tsx';
import { RowsTable } from './figure-table.tsx';
import type { MixedRow } from './mixed-row.ts';

type CorrelationProps = {
  rows: readonly MixedRow[];
  correlations: readonly Correlation[];
  isHalf?: boolean;
  language: Language;
};

/** The matrix of correlations, every pair in both its places. */
export function CorrelationSection(props: CorrelationProps) {
  const { rows, correlations, isHalf = false, language } = props;
  const m = mixMessages(language);
  return (
    <Section id="correlation" title={m.correlation} note={m.correlationNote} isHalf={isHalf}>
      <RowsTable
        caption={m.correlation}
        shape="narrow"
        columns={columnsOf({ rows, correlations, language })}
        rows={rows}
        language={language}
      />
    </Section>
  );
}

function columnsOf({ rows, correlations, language }: CorrelationProps): Column<MixedRow>[] {
  const pairs = new Map(
    correlations.flatMap((pair) => [
      [`${pair.one} ${pair.other}`, pair] as const,
      [`${pair.other} ${pair.one}`, pair] as const,
    ]),
  );
  return rows.map((other): Column<MixedRow> => ({
    key: other.key,
    heading: <span title={other.name}>{other.letter}</span>,
    align: 'end',
    cell: (row) => {
      if (row === other) return formatNumber(language, 1);
      const found = pairs.get(`${row.key} ${other.key}`);
      return (
        <FigureCell
          value={found?.value ?? null}
          missing={found?.missing ?? null}
          isBackTested={false}
          look="number"
          working={row.workingOf({ figure: 'correlation', against: other.key })}
          language={language}
        />
      );
    },
  }));
}
