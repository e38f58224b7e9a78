import { useMemo } from 'react';
import type { Band } from '#src/charts/bands/bands-chart.tsx';
import type { BlendAnswer } from '#src/contract/api/mixes/blend.ts';
import type { PartFigureTag } from '#src/domain/blends/contributions.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { characteristicText } from '#src/i18n/characteristic-text.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatChange, formatNumber, formatPercent, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { blendTableMessages } from '#src/i18n/messages/mixes/blend-tables.ts';
import { blendMessages } from '#src/i18n/messages/mixes/blends.ts';
import { figureStems } from '#src/i18n/messages/figures/figure-names.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { LateDetails } from '#src/ui/late-details.tsx';
import { Section } from '#src/ui/layout.tsx';
import type { Column } from '#src/ui/tables/data-table.tsx';
import { AskedFigure } from '../parts/cells.tsx';
import { DefinedNote } from '../parts/defined-note.tsx';
import { RowsTable } from '../parts/figure-table.tsx';
import { BandsChart } from '../parts/late-parts.ts';
import type { MixedRow } from '../parts/mixed-row.ts';
import { SideTable } from '../parts/side-table.tsx';
import { weightText } from '#src/i18n/blend-name.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import { workingPage } from '#src/urls/workings.ts';
import years from '../parts/years.module.css';

type BlendTableProps = {
  blend: BlendAnswer;
  /** The blend and its parts. */
  rows: readonly MixedRow[];
  language: Language;
};

type Part = BlendAnswer['parts'][number];

/** Its parts with their weights, and what each adds to return and risk. */
export function PartsSection({ blend, rows, language }: BlendTableProps) {
  const m = blendTableMessages(language);
  return (
    <Section
      id="contributions"
      title={m.contributions}
      note={<DefinedNote note={m.contributionsNote} anchor="blends" language={language} />}
    >
      <RowsTable
        caption={m.contributions}
        columns={partColumns(blend, language)}
        rows={[...rows.slice(1), ...rows.slice(0, 1)]}
        language={language}
      />
    </Section>
  );
}

/** A column of the parts; the blend itself has their sum. */
function partColumns({ parts }: BlendAnswer, language: Language): Column<MixedRow>[] {
  const m = blendTableMessages(language);
  const column = (
    figure: PartFigureTag | null,
    heading: string,
    of: (part: Part) => number | null,
    say: (value: number | null) => string,
  ): Column<MixedRow> => ({
    key: figure ?? 'weight',
    heading,
    align: 'end',
    cell: (row) => {
      const part = parts.find(({ fundId }) => fundId === row.key);
      if (!part) return say(sumOf(parts.map(of)));
      const said = say(of(part));
      if (figure === null) return said;
      return <AskedFigure working={row.workingOf({ figure })}>{said}</AskedFigure>;
    },
  });
  return [
    column(
      null,
      blendMessages(language).weight,
      ({ weight }) => weight,
      (value) => weightText(language, value ?? 0),
    ),
    column(
      'weightNow',
      m.weightNow,
      ({ weightNow }) => weightNow,
      (value) => formatPercent(language, value),
    ),
    column(
      'contributionToReturn',
      listedTexts(language, [m.toReturn, m.toReturnUnit]),
      (part) => part.contributionToReturn,
      (value) => formatChange(language, value),
    ),
    column(
      'contributionToRisk',
      listedTexts(language, [m.toRisk, m.toRiskUnit]),
      (part) => part.contributionToRisk,
      (value) => formatNumber(language, value),
    ),
  ];
}

const sumOf = (values: readonly (number | null)[]) =>
  values.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);

/** Weights as they drift and are set back, and at the end of each year, newest first. */
export function WeightsSection({ blend, rows, language }: BlendTableProps) {
  const m = blendTableMessages(language);
  const bands = useMemo(() => bandsOf(blend, rows), [blend, rows]);
  const parts = rows.slice(1);
  const newest = blend.weights.at(-1)?.date;
  const figureOn = (date: string): PartFigureTag =>
    date === newest ? 'weightNow' : `weight${Number(date.slice(0, 4))}`;
  return (
    <Section id="weights" title={m.weights} note={m.weightsNote}>
      {bands.length === 0 ? null : (
        <BandsChart language={language} title={m.weightsDrawn} bands={bands} />
      )}
      <LateDetails summary={<summary className={years.summary}>{m.weightsTable}</summary>}>
        <SideTable
          caption={m.weights}
          heading={m.date}
          columns={parts}
          rows={blend.weights.toReversed().map(({ date, weights }) => ({
            key: date,
            name: formatDate(language, date),
            cells: weights.map((weight, i) => (
              <AskedFigure
                key={parts[i]!.key}
                working={parts[i]!.workingOf({ figure: figureOn(date) })}
              >
                {formatNumber(language, weight)}
              </AskedFigure>
            )),
          }))}
          hasShortNames
          language={language}
        />
      </LateDetails>
    </Section>
  );
}

/** Each part in the colour that its line has: that of the blend comes first. */
function bandsOf({ parts }: BlendAnswer, rows: readonly MixedRow[]): Band[] {
  return parts.flatMap(({ drawnWeight }, at) => {
    const row = rows[at + 1];
    if (!row || drawnWeight === null) return [];
    const { letter, name } = row;
    return [{ letter, name, line: at + 2, series: decodeLevels(drawnWeight) }];
  });
}

/** Valuation and sustainability of the mix beside those of its parts. */
export function MixSections({ blend, rows, language }: BlendTableProps) {
  const m = blendTableMessages(language);
  const common = mixMessages(language);
  const { parts, characteristics, sustainability, metrics } = blend;
  const columns = [
    { key: 'mix', letter: rows[0]?.letter ?? '', name: blendMessages(language).blend },
    ...rows.slice(1),
  ];
  // Beside the value it would move the decimals of its column.
  const ofPart = (name: string, covered: number) =>
    covered > 99.99 ? name : m.ofWeight(name, formatPercent(language, covered, 0));
  const asked = (figure: string, part: Part | null, shown: string) => {
    const mixed = rows[0]?.workingOf({ figure }) ?? '';
    const working = part ? workingPage(part.fundId, figure) : mixed;
    return <AskedFigure working={working}>{shown}</AskedFigure>;
  };
  const valued = characteristics.map(({ figure, value, covered }) => ({
    key: figure,
    name: ofPart(figureStems(language)[figure], covered),
    cells: [
      asked(figure, null, characteristicText(language, figure, value)),
      ...parts.map((part) => {
        const own = part.characteristics.find((one) => one.figure === figure);
        return own
          ? asked(figure, part, characteristicText(language, figure, own.value))
          : noFigure;
      }),
    ],
  }));
  const sustainable = metrics.flatMap(({ metric, name, unit, decimals }) => {
    const mixed = sustainability.find((one) => one.metric === metric);
    if (!mixed) return [];
    return [
      {
        key: metric,
        name: ofPart(unit ? `${name} (${unit})` : name, mixed.covered),
        cells: [
          asked(metric, null, formatNumber(language, mixed.value, decimals)),
          ...parts.map((part) => {
            const own = part.sustainability.find((one) => one.metric === metric)?.value ?? null;
            return own === null
              ? noFigure
              : asked(metric, part, formatNumber(language, own, decimals));
          }),
        ],
      },
    ];
  });
  const sections = [
    ['valuation', common.valuation, valued],
    ['sustainability', common.sustainability, sustainable],
  ] as const;
  return sections.map(([id, title, side]) =>
    side.length === 0 ? null : (
      <Section key={id} id={id} title={title} note={m.ofMix}>
        <SideTable
          caption={labels(language).labelled(title, m.ofMix)}
          heading={common.figure}
          columns={columns}
          rows={side}
          language={language}
        />
      </Section>
    ),
  );
}
