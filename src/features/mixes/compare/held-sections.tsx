import type { ReactNode } from 'react';
import type { Comparison } from '#src/contract/api/mixes/compare.ts';
import { characteristicText } from '#src/i18n/characteristic-text.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, formatNumber, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import {
  comparedTableMessages,
  levelFrequencies,
  ruleNames,
} from '#src/i18n/messages/mixes/compared-tables.ts';
import { figureStems } from '#src/i18n/messages/figures/figure-names.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { Section } from '#src/ui/layout.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { WholeDate } from '#src/ui/whole-dates.tsx';
import { workingPage } from '#src/urls/workings.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { MixedRow } from '../parts/mixed-row.ts';
import { SideTable, type SideRow } from '../parts/side-table.tsx';
import { AskedFigure } from '../parts/cells.tsx';
import { DefinedNote } from '../parts/defined-note.tsx';
import { mostBeside } from './beside.ts';
import styles from '../parts/figure-table.module.css';

type Compared = Comparison['indexes'][number];

type HeldProps = {
  rows: readonly MixedRow[];
  /** In the order of the rows. */
  indexes: readonly Compared[];
  language: Language;
};

/** Classes shown at most; the lighter ones are in the lists of the indexes' own pages. */
const mostClasses = 12;

/** What the indexes hold: sectors, countries, valuation, sustainability. */
export function HeldSections(props: HeldProps & { metrics: Comparison['metrics'] }) {
  const { rows, indexes, metrics, language } = props;
  const m = comparedTableMessages(language);
  const common = mixMessages(language);
  const table = (title: string, side: readonly SideRow[]) => (
    <SideTable
      caption={title}
      heading={common.figure}
      columns={rows}
      rows={side}
      language={language}
    />
  );
  const valued = valuationRows(indexes, language);
  const sustainable = metrics.map(({ metric, name, unit, decimals }) => ({
    key: metric,
    name: unit ? `${name} (${unit})` : name,
    cells: indexes.map(({ fundId, sustainability }) => {
      const value = sustainability.find((one) => one.metric === metric)?.value ?? null;
      if (value === null) return noFigure;
      return (
        <AskedFigure key={fundId} working={workingPage(fundId, metric)}>
          {formatNumber(language, value, decimals)}
        </AskedFigure>
      );
    }),
  }));
  return (
    <>
      {(['sectors', 'countries'] as const).map((kind) => {
        const classes = classRows(indexes, kind, language);
        return classes.length === 0 ? null : (
          <Section
            key={kind}
            id={kind}
            title={m[kind]}
            note={m.weightsNote}
            isHalf={rows.length <= mostBeside}
          >
            {table(m[kind], classes)}
          </Section>
        );
      })}
      {valued.length === 0 ? null : (
        <Section id="valuation" title={common.valuation}>
          {table(common.valuation, valued)}
        </Section>
      )}
      {sustainable.length === 0 ? null : (
        <Section id="sustainability" title={common.sustainability}>
          {table(common.sustainability, sustainable)}
        </Section>
      )}
    </>
  );
}

/** Weights by class, those that weigh most in any index first. */
function classRows(
  indexes: readonly Compared[],
  kind: 'sectors' | 'countries',
  language: Language,
): SideRow[] {
  const heaviest = new Map<string | null, number>();
  for (const { name, weight } of indexes.flatMap((one) => one[kind] ?? [])) {
    heaviest.set(name, Math.max(weight, heaviest.get(name) ?? 0));
  }
  const names = [...heaviest].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  return names.slice(0, mostClasses).map((name) => ({
    key: name ?? '',
    name: name ?? comparedTableMessages(language).unclassified,
    cells: indexes.map((index) => {
      const shares = index[kind];
      if (shares === null) return noFigure;
      return formatNumber(language, shares.find((one) => one.name === name)?.weight ?? 0);
    }),
  }));
}

function valuationRows(indexes: readonly Compared[], language: Language): SideRow[] {
  const names = new Set(
    indexes.flatMap(({ characteristics }) => characteristics.map(({ figure }) => figure)),
  );
  return [...names].map((figure) => ({
    key: figure,
    name: figureStems(language)[figure],
    cells: indexes.map(({ fundId, characteristics }) => {
      const found = characteristics.find((one) => one.figure === figure);
      if (!found) return noFigure;
      return (
        <AskedFigure key={fundId} working={workingPage(fundId, figure)}>
          {characteristicText(language, figure, found.value)}
        </AskedFigure>
      );
    }),
  }));
}

/** By which rules the indexes are made. */
export function RulesSection({ rows, indexes, language }: HeldProps) {
  const m = comparedTableMessages(language);
  const names = ruleNames(language);
  const rule = (name: keyof typeof names, of: (index: Compared) => ReactNode) => ({
    key: name,
    name: names[name],
    cells: indexes.map((index) => of(index) ?? noFigure),
  });
  const dated = (day: string | null) => day && <WholeDate>{formatDate(language, day)}</WholeDate>;
  return (
    <Section id="rules" title={m.rules}>
      <SideTable
        caption={m.rules}
        heading={m.rules}
        columns={rows}
        rows={[
          { key: 'variant', name: names.variant, cells: rows.map(({ variant }) => variant) },
          rule('weighting', ({ weighting }) => weighting),
          rule('rebalancing', ({ rebalancing }) => rebalancing),
          rule('members', ({ numberOfConstituents }) =>
            numberOfConstituents === 0 ? null : formatCount(language, numberOfConstituents),
          ),
          rule('family', ({ family }) => family),
          rule('administrator', ({ administrator }) => administrator),
          rule('frequency', ({ frequency }) => levelFrequencies(language)[frequency]),
          rule('launch', ({ launchDate }) => dated(launchDate)),
          rule('first', ({ firstDate }) => dated(firstDate)),
          rule('last', ({ lastDate }) => dated(lastDate)),
        ].filter(({ cells }) => cells.some((cell) => cell !== noFigure && cell !== ''))}
        holds="texts"
        language={language}
      />
    </Section>
  );
}

type OverlapProps = {
  rows: readonly MixedRow[];
  overlaps: Comparison['overlaps'];
  language: Language;
};
type Overlap = Comparison['overlaps'][number];
type OverlapFigure = 'membersInCommon' | 'weightInCommon' | 'activeShare';

/** Members and weight that each pair has in common. */
export function OverlapSection({ rows, overlaps, language }: OverlapProps) {
  const m = comparedTableMessages(language);
  return (
    <Section
      id="overlap"
      title={m.overlap}
      note={<DefinedNote note={m.overlapNote} anchor="overlap" language={language} />}
      isHalf={rows.length <= mostBeside}
    >
      <div className={styles.pairs}>
        <DataTable
          caption={m.overlapCaption}
          columns={overlapColumns(rows, language)}
          rows={overlaps}
          rowKey={({ one, other }) => `${one} ${other}`}
          density="compact"
        />
      </div>
    </Section>
  );
}

function overlapColumns(rows: readonly MixedRow[], language: Language): Column<Overlap>[] {
  const m = comparedTableMessages(language);
  const letterOf = (id: string) => rows.find(({ key }) => key === id)?.letter ?? id;
  const nameOf = (id: string) => rows.find(({ key }) => key === id)?.name ?? id;
  const asked = (key: OverlapFigure, { one, other }: Overlap, shown: ReactNode) => {
    const working = rows.find((row) => row.key === one)?.workingOf({ figure: key, against: other });
    return working ? <AskedFigure working={working}>{shown}</AskedFigure> : shown;
  };
  const figure = (key: 'weightInCommon' | 'activeShare', heading: string): Column<Overlap> => ({
    key,
    heading,
    align: 'end',
    cell: (pair) => asked(key, pair, formatNumber(language, pair[key])),
  });
  return [
    {
      key: 'pair',
      heading: m.pair,
      cell: ({ one, other }) => (
        <>
          {`${letterOf(one)} · ${letterOf(other)}`}
          <VisuallyHidden>{` (${listedTexts(language, [nameOf(one), nameOf(other)])})`}</VisuallyHidden>
        </>
      ),
    },
    {
      key: 'members',
      heading: m.members,
      align: 'end',
      cell: (pair) =>
        pair.membersInCommon === null ? (
          <>
            {noFigure}
            <VisuallyHidden>
              {` (${pair.missing === 'withheld' ? m.noWholeList : m.noList})`}
            </VisuallyHidden>
          </>
        ) : (
          asked('membersInCommon', pair, formatCount(language, pair.membersInCommon))
        ),
    },
    figure('weightInCommon', mixMessages(language).inPercent(m.weight)),
    figure('activeShare', mixMessages(language).inPercent(m.activeShare)),
  ];
}
