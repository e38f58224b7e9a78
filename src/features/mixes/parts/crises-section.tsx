import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import { Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import type { Column } from '#src/ui/tables/data-table.tsx';
import type { Missing } from '#src/domain/figures/measured.ts';
import { WholeDates } from '#src/ui/whole-dates.tsx';
import { FigureCell } from './cells.tsx';
import { RowsTable } from './figure-table.tsx';
import type { MixedRow } from './mixed-row.ts';
import styles from './figure-table.module.css';

export type Crisis = {
  id: string;
  name: string;
  from: string;
  to: string;
  /** In the order of the rows. */
  figures: readonly {
    totalReturn: number | null;
    maximumDrawdown: number | null;
    missing: Missing | null;
  }[];
};

type CrisesProps = {
  rows: readonly MixedRow[];
  crises: readonly Crisis[];
  /** Address of the same page over the window of a crisis; absent where the page has no windows. */
  href?: ((crisis: Crisis) => string) | undefined;
  language: Language;
};

/** Return and deepest fall in the windows that the provider names; those that nobody's levels reach over are left out. */
export function CrisesSection({ rows, crises, href, language }: CrisesProps) {
  const m = mixMessages(language);
  const shown = crises.filter(({ figures }) =>
    figures.some(({ totalReturn }) => totalReturn !== null),
  );
  if (shown.length === 0) return null;
  return (
    <Section id="crises" title={m.crises} note="%">
      <div className={styles.tables}>
        {(['totalReturn', 'maximumDrawdown'] as const).map((figure) => (
          <RowsTable
            key={figure}
            caption={labels(language).labelled(
              m.crises,
              figure === 'totalReturn' ? m.crisisReturn : m.crisisFall,
            )}
            showCaption
            shape="figuresDown"
            columns={columnsOf(figure, { rows, crises: shown, href, language })}
            rows={rows}
            language={language}
          />
        ))}
      </div>
      <ul role="list" className={styles.spans}>
        {shown.map(({ id, name, from, to }) => (
          <li key={id}>
            <WholeDates
              text={labels(language).labelled(
                name,
                m.windowNote(formatDate(language, from), formatDate(language, to)),
              )}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const workings = { totalReturn: 'cumulativeReturn', maximumDrawdown: 'maximumDrawdown' } as const;

const isoBefore = (date: string, launch: number) => Date.parse(date) / 86_400_000 < launch;

function columnsOf(
  figure: 'totalReturn' | 'maximumDrawdown',
  { rows, crises, href, language }: CrisesProps,
): Column<MixedRow>[] {
  const m = mixMessages(language);
  const headingOf = (crisis: Crisis) =>
    href ? (
      <PageLink href={href(crisis)} label={m.showWindow(crisis.name)}>
        {crisis.name}
      </PageLink>
    ) : (
      crisis.name
    );
  return crises.map((crisis): Column<MixedRow> => ({
    key: crisis.id,
    heading: headingOf(crisis),
    align: 'end',
    isWhole: true,
    cell: (row) => {
      const found = crisis.figures[rows.indexOf(row)];
      const value = found?.[figure] ?? null;
      const missing = found?.missing ?? null;
      return (
        <FigureCell
          value={value}
          missing={missing}
          isBackTested={row.launch === null ? false : isoBefore(crisis.from, row.launch)}
          look="change"
          working={row.workingOf({ figure: workings[figure], crisis: crisis.id })}
          language={language}
        />
      );
    },
  }));
}
