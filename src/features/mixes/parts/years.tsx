import type { Language } from '#src/domain/language.ts';
import { formatChange } from '#src/i18n/format.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { LateDetails } from '#src/ui/late-details.tsx';
import { BackTestLegend } from './back-test-legend.tsx';
import { figureIn, type MixedRow } from './mixed-row.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './years.module.css';

type YearsProps = { rows: readonly MixedRow[]; years: readonly number[]; language: Language };

/** The most years that stand beside each other on a page; older ones follow below. */
const mostBeside = 10;

/**
 * Returns of calendar years, newest first; and the same as a quilt, in the order of each year. On a phone the years go
 * down, below letters that are explained once.
 */
export function Years({ rows, years, language }: YearsProps) {
  const m = mixMessages(language);
  // Of nearly the same length: a few years across the whole width would stand below none of those above.
  const tables = Math.ceil(years.length / mostBeside);
  const beside = Math.ceil(years.length / tables);
  const stretches = Array.from({ length: tables }, (_, i) =>
    years.slice(i * beside, (i + 1) * beside),
  );
  if (years.length === 0) return <p>{m.none}</p>;
  return (
    <div className={styles.years}>
      <div className={styles.stretches}>
        {stretches.map((stretch) => (
          <FigureTable
            key={stretch[0]}
            caption={listedTexts(language, [m.yearsCaption, `${stretch.at(-1)}–${stretch[0]}`])}
            shape="periods"
            rows={rows}
            columns={stretch.map((year) => ({
              name: `return${year}`,
              heading: year,
              look: 'shadedChange',
            }))}
            of={({ usual }) => usual}
            language={language}
          />
        ))}
      </div>
      <BackTestLegend
        rows={rows}
        figures={years.map((year) => `return${year}`)}
        language={language}
      />
      <LateDetails summary={<summary className={styles.summary}>{m.quilt}</summary>}>
        <div className={styles.quilts}>
          {stretches.map((stretch) => (
            <Quilt key={stretch[0]} rows={rows} years={stretch} language={language} />
          ))}
        </div>
      </LateDetails>
    </div>
  );
}

type Patch = { place: number; letter: string; value: number };

/** The rows of each year in the order of their returns. */
function Quilt({ rows, years, language }: YearsProps) {
  const m = mixMessages(language);
  return (
    <div className={styles.quilt}>
      <DataTable
        caption={listedTexts(language, [m.quiltCaption, `${years.at(-1)}–${years[0]}`])}
        showCaption
        columns={quiltColumns({ rows, years, language })}
        rows={Array.from(rows.keys())}
        rowKey={String}
        density="compact"
      />
    </div>
  );
}

function patchesOf(rows: readonly MixedRow[], year: number): Patch[] {
  return rows
    .flatMap(({ usual, letter }, place) => {
      const { value } = figureIn(usual, `return${year}`);
      return value === null ? [] : [{ place, letter, value }];
    })
    .toSorted((one, other) => other.value - one.value);
}

/** The places from the first to the last, and who holds them in each year. */
function quiltColumns({ rows, years, language }: YearsProps): Column<number>[] {
  const ordered = new Map(years.map((year) => [year, patchesOf(rows, year)]));
  return [
    { key: 'place', heading: mixMessages(language).rank, cell: (at: number) => at + 1 },
    ...years.map((year): Column<number> => ({
      key: String(year),
      heading: year,
      cell: (at) => {
        const patch = ordered.get(year)?.[at];
        if (patch === undefined) return null;
        return (
          <span className={styles.patch} data-line={patch.place + 1}>
            <strong>{patch.letter}</strong> {formatChange(language, patch.value, 1)}
          </span>
        );
      },
    })),
  ];
}
