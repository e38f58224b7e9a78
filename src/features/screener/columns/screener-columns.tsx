import { levelTag } from '#src/domain/working/level-tag.ts';
import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { rowColumnNames } from '#src/i18n/messages/lists/screener-columns.ts';
import { indexColumns } from '#src/list-page/columns/index-columns.tsx';
import type { Column } from '#src/ui/tables/data-table.tsx';
import type { ScreenerFigure } from '../screener-figures.ts';
import { sortOfColumn, type ScreenerQuery } from '../screener-query.ts';
import { requestedColumns, isAttribute } from './requested-columns.ts';
import { FigureCell } from './figure-cell.tsx';
import { IndexName } from './index-name.tsx';
import type { Attribute } from './views.ts';
import styles from './screener-columns.module.css';

type ColumnsRequest = {
  language: Language;
  query: ScreenerQuery;
  figures: readonly ScreenerFigure[];
};

/** The columns of the view that the address asks for, each with a link that sorts by it. */
export function screenerColumns(request: ColumnsRequest): Column<Portfolio>[] {
  const columns = requestedColumns(request.query);
  return columns === null
    ? firstView(request)
    : [nameColumn(request, columns), ...chosen(request, columns)];
}

/** Whether returns are shaded by their size. */
const isShaded = ({ view }: ScreenerQuery): boolean => view['heat']?.[0] === 'on';

/** The five columns of the specification, at their widths (SC-01). */
function firstView(asked: ColumnsRequest): Column<Portfolio>[] {
  const { language, query, figures } = asked;
  const shown = figures.find(({ tag }) => tag === (query.sort?.by ?? 'return1Y'));
  return indexColumns(language).map((column) => {
    const figure = figures.find(({ tag }) => tag === column.key);
    const sorted = { ...column, sort: sortOfColumn(query, column.key, figure) };
    if (figure) {
      const cell = (portfolio: Portfolio) => (
        <FigureCell language={language} figure={figure} portfolio={portfolio} isShaded />
      );
      return { ...sorted, figure: figure.tag, ...(isShaded(query) ? { cell } : {}) };
    }
    if (column.key !== 'portfolioName') return { ...sorted, figure: askedOf(column.key) };
    return {
      ...sorted,
      cell: nameCell({ language, withDate: false, isRoomy: true, figure: shown }),
    };
  });
}

const nameCell = (shown: Omit<Parameters<typeof IndexName>[0], 'portfolio'>) =>
  function cell(portfolio: Portfolio) {
    return (
      <IndexName
        language={shown.language}
        portfolio={portfolio}
        withDate={shown.withDate}
        isRoomy={shown.isRoomy}
        figure={shown.figure}
      />
    );
  };

function nameColumn(
  { language, query, figures }: ColumnsRequest,
  columns: readonly string[],
): Column<Portfolio> {
  const [name] = indexColumns(language);
  const isFigure = (tag: string | undefined) => figures.find((figure) => figure.tag === tag);
  const shown = isFigure(query.sort?.by) ?? isFigure(columns.find((tag) => isFigure(tag)));
  return {
    ...name!,
    className: styles.name,
    sort: sortOfColumn(query, 'portfolioName'),
    cell: nameCell({
      language,
      withDate: !columns.includes('asOfLevel') && !columns.includes('asOfDate'),
      isRoomy: false,
      figure: shown,
    }),
  };
}

function chosen(asked: ColumnsRequest, columns: readonly string[]): Column<Portfolio>[] {
  const { language, query, figures } = asked;
  return columns.flatMap((name): Column<Portfolio>[] => {
    if (isAttribute(name)) return [attributeColumn(asked, name)];
    const figure = figures.find(({ tag }) => tag === name);
    if (!figure) return [];
    return [
      {
        key: name,
        heading: figure.name,
        align: 'end',
        figure: name,
        sort: sortOfColumn(query, name, figure),
        cell: (portfolio) => (
          <FigureCell
            language={language}
            figure={figure}
            portfolio={portfolio}
            isShaded={isShaded(query)}
          />
        ),
      },
    ];
  });
}

/** Attributes that the API orders rows by. */
const sortable: readonly Attribute[] = [
  'currency',
  'family',
  'launchDate',
  'asOfDate',
  'asOfLevel',
];

function attributeColumn({ language, query }: ColumnsRequest, name: Attribute): Column<Portfolio> {
  const sort = sortable.includes(name) ? sortOfColumn(query, name) : undefined;
  const usual = indexColumns(language).find(({ key }) => key === name);
  if (usual) return { ...usual, className: undefined, figure: askedOf(name), sort };
  return {
    key: name,
    heading: rowColumnNames(language)[name],
    sort,
    cell: (portfolio) => attributeText(language, portfolio, name),
  };
}

/** Of the attributes, a level can be asked how it came about. */
const askedOf = (name: string) => (name === levelTag ? levelTag : undefined);

function attributeText(language: Language, portfolio: Portfolio, name: Attribute): string {
  const value = portfolio[name];
  if (value === null) return noFigure;
  if (name === 'assetType') return assetTypeName(language, portfolio.assetType);
  if (name === 'launchDate' || name === 'asOfDate') return formatDate(language, String(value));
  return String(value);
}
