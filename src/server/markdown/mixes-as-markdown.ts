import type { BlendAnswer } from '#src/contract/api/mixes/blend.ts';
import type { Comparison } from '#src/contract/api/mixes/compare.ts';
import type {
  ComparedOverTime,
  Correlation,
  DescribedIndex,
  MeasuredFigures,
} from '#src/contract/api/mixes/compared.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { findFigure } from '#src/domain/register/register.ts';
import { blendName } from '#src/i18n/blend-name.ts';
import { figureName } from '#src/i18n/figure-name.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { noWindowTexts } from '#src/i18n/messages/mixes/compare.ts';
import { figureStems } from '#src/i18n/messages/figures/figure-names.ts';
import { inLine, markdownTable } from './markdown.ts';

/** A column of a table: one index, or the blend. */
type Measured = { head: string; over: Pick<ComparedOverTime, 'usual' | 'window'> };

/** The code is that of the API. */
const whyNone = (code: keyof ReturnType<typeof noWindowTexts>) =>
  `none (${code}): ${noWindowTexts(defaultLanguage)[code]}`;

/** Two to ten compared indexes in Markdown. `cite` is the permanent address of the same comparison. */
export function comparisonAsMarkdown(comparison: Comparison, { cite }: { cite: string }): string {
  const { indexes, window, noWindow, base, correlations, overlaps } = comparison;
  const measured = indexes.map((index) => ({ head: index.fundId, over: index }));
  const against = indexes.flatMap(({ fundId, againstBase }) =>
    againstBase ? [{ head: fundId, figures: againstBase }] : [],
  );
  return [
    `# ${indexes.map(({ portfolioName }) => inLine(portfolioName)).join(', ')}`,
    [
      `- Window: ${window ? `${window.from} to ${window.to}, ${window.frequency} levels` : whyNone(noWindow ?? 'no-common-days')}`,
      `- Cite as: ${cite}`,
    ].join('\n'),
    ...section('Indexes', describedTable(indexes)),
    ...indexes
      .filter(({ withheld }) => withheld)
      .map(
        ({ fundId, asOfDate }) =>
          `${fundId}: its data may not be downloaded; its figures are those of its page, as of ${asOfDate ?? 'no day'}, and it enters no free window.`,
      ),
    ...indexes
      .filter(({ hasReturns }) => !hasReturns)
      .map(
        ({ fundId }) =>
          `${fundId}: its levels are not the value of invested money; it has no returns to compare.`,
      ),
    ...indexes
      .filter(({ launchDate }) => launchDate === null)
      .map(({ fundId }) => `${fundId}: ${backTestMessages(defaultLanguage).unknownFigures}`),
    ...measuredSections(measured),
    ...section(`Against ${base}, over the window`, stemTable(against)),
    ...section(
      'Crises',
      markdownTable(
        ['Crisis', 'From', 'To', 'Index', 'Return, %', 'Maximum drawdown, %'],
        comparison.crises.flatMap(({ name, from, to, indexes: found }) =>
          found.map((one) => [
            inLine(name),
            from,
            to,
            one.fundId,
            ...cellsOf(one.totalReturn, one.maximumDrawdown),
          ]),
        ),
      ),
    ),
    ...section('Correlations of monthly returns', correlationTable(correlations)),
    ...section(
      'Members in common',
      markdownTable(
        ['One', 'Other', 'Members', 'Weight in common, %', 'Active share, %'],
        overlaps.map((pair) => [
          pair.one,
          pair.other,
          ...cellsOf(pair.membersInCommon, pair.weightInCommon, pair.activeShare),
        ]),
      ),
    ),
    ...section(
      'Rules',
      markdownTable(
        ['Index', 'Weighting', 'Reviews', 'Launched', 'Administrator'],
        indexes.map((one) => [
          one.fundId,
          inLine(one.weighting ?? ''),
          inLine(one.rebalancing ?? ''),
          one.launchDate ?? '',
          inLine(one.administrator ?? ''),
        ]),
      ),
    ),
    '',
  ].join('\n\n');
}

/** A blend in Markdown, marked as hypothetical and not an index. `cite` is the permanent address of the same blend. */
export function blendAsMarkdown(blend: BlendAnswer, { cite }: { cite: string }): string {
  const { parts, window, correlations, weights } = blend;
  const columns = [
    { head: 'Blend', over: blend.blend },
    ...parts.map((part) => ({ head: part.fundId, over: part })),
  ];
  return [
    `# ${inLine(blendName(parts, defaultLanguage))}`,
    'Hypothetical: calculated from public levels, without costs; it is no index and nobody calculates it live.',
    [
      `- Weights set back: ${blend.rebalance}`,
      `- Currency: ${blend.currency ?? 'none'}`,
      `- From ${window.from} to ${window.to}, ${window.frequency} levels`,
      `- Source: ${inLine(blend.source)}`,
      `- Release: ${blend.release}, published on ${blend.published.slice(0, 10)}`,
      `- Cite as: ${cite}`,
    ].join('\n'),
    ...section(
      'Parts',
      markdownTable(
        [
          'Part',
          'Weight, %',
          'Weight now, %',
          'Contribution to return, points',
          'Contribution to risk, %',
        ],
        parts.map((part) => [
          part.fundId,
          ...cellsOf(
            part.weight,
            part.weightNow,
            part.contributionToReturn,
            part.contributionToRisk,
          ),
        ]),
      ),
    ),
    ...section('Indexes', describedTable(parts)),
    ...measuredSections(columns),
    ...section(
      'Crises',
      markdownTable(
        ['Crisis', 'From', 'To', 'Return, %', 'Maximum drawdown, %'],
        blend.crises.map(({ name, from, to, blend: own }) => [
          inLine(name),
          from,
          to,
          ...cellsOf(own.totalReturn, own.maximumDrawdown),
        ]),
      ),
    ),
    ...section(
      'Weights at the end of each year, %',
      markdownTable(
        ['Day', ...parts.map(({ fundId }) => fundId)],
        weights.map((at) => [at.date, ...cellsOf(...at.weights)]),
      ),
    ),
    ...section('Correlations of monthly returns', correlationTable(correlations)),
    '',
  ].join('\n\n');
}

/** A section is left out when its table has no rows. */
const section = (title: string, table: string): string[] =>
  table.split('\n').length > 2 ? [`## ${title}`, table] : [];

const cellsOf = (...values: (number | null)[]): string[] =>
  values.map((value) => (value === null ? '' : String(value)));

function describedTable(indexes: readonly DescribedIndex[]): string {
  return markdownTable(
    ['Index', 'Name', 'Variant', 'Currency', 'Hedged to', 'Levels', 'First day', 'Last day'],
    indexes.map((one) => [
      one.fundId,
      inLine(one.portfolioName),
      one.returnType ?? '',
      one.currency ?? '',
      one.hedgedTo ?? '',
      one.frequency,
      one.firstDate ?? '',
      one.lastDate ?? '',
    ]),
  );
}

function measuredSections(columns: readonly Measured[]): string[] {
  const usual = columns.map(({ head, over }) => ({ head, figures: over.usual }));
  const windows = columns.flatMap(({ head, over: { window } }) =>
    window ? [{ head, figures: window }] : [],
  );
  const isMarked = [...usual, ...windows].some(({ figures }) => figures.backTested.length > 0);
  return [
    ...section('Figures', figureTable(usual, tagName)),
    ...section('Over the window', stemTable(windows)),
    ...(isMarked ? [`\\*: ${backTestMessages(defaultLanguage).includes}`] : []),
  ];
}

type Column = { head: string; figures: MeasuredFigures };

const stemTable = (columns: readonly Column[]): string =>
  figureTable(columns, (stem) => {
    const stems: Record<string, string> = figureStems(defaultLanguage);
    return stems[stem] ?? stem;
  });

function tagName(tag: string): string {
  const figure = findFigure(tag);
  return figure === null ? tag : figureName(defaultLanguage, figure);
}

/** One row per figure. An asterisk marks partly back-tested values; a missing value is replaced by its reason. */
function figureTable(columns: readonly Column[], nameOf: (figure: string) => string): string {
  const names = [...new Set(columns.flatMap(({ figures }) => Object.keys(figures.figures)))];
  const known = names.filter((name) =>
    columns.some(({ figures }) => typeof figures.figures[name] === 'number'),
  );
  return markdownTable(
    ['Figure', 'Name', ...columns.map(({ head }) => head)],
    known.map((name) => [
      name,
      inLine(nameOf(name)),
      ...columns.map(({ figures: { figures, missing, backTested } }) => {
        const value = figures[name] ?? null;
        if (value === null) return `none (${missing[name] ?? 'unknown'})`;
        return backTested.includes(name) ? `${value} \\*` : String(value);
      }),
    ]),
  );
}

function correlationTable(correlations: readonly Correlation[]): string {
  return markdownTable(
    ['One', 'Other', 'Correlation', 'Months'],
    correlations.map(({ one, other, value, observations }) => [
      one,
      other,
      ...cellsOf(value, observations),
    ]),
  );
}
