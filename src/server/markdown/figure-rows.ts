import { defaultLanguage } from '#src/domain/language.ts';
import type { Missing } from '#src/domain/figures/measured.ts';
import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { riskFigureNames, windowNames } from '#src/i18n/messages/figures/index-figures.ts';
import { returnPeriods } from '#src/i18n/messages/figures/return-periods.ts';
import type { FormulaAnchor } from '#src/urls/formula-anchors.ts';

/** One figure with what it says of itself. */
export type FigureRow = {
  figure: string;
  /** Null where there is no figure: `missing` says why, and `asOf` is then the day of the last level. */
  value: number | null;
  missing: Missing | null;
  unit: string;
  /** Where the methodology states its formula. */
  asOf: string;
  /** Null where no launch date is known. */
  crossesLaunch: boolean | null;
  /** Where the methodology states its formula. */
  formula: FormulaAnchor;
};

type Row = Omit<FigureRow, 'asOf'> & { asOf: string | null };
type WrittenPage = { details: IndexDetails; figures: IndexFigures };

/** Every figure of an index with levels, including those that have no value. */
export function figureRows({ details, figures }: WrittenPage): FigureRow[] {
  const rows: Row[] = [
    ...levelRows(details),
    ...returnRows(figures),
    ...riskRows(figures),
    ...drawdownRows(figures),
  ];
  const { asOfDate } = figures;
  return asOfDate === null ? [] : rows.map((row) => ({ ...row, asOf: row.asOf ?? asOfDate }));
}

function levelRows({ level, launchDate }: IndexDetails): Row[] {
  if (level === null) return [];
  return [
    {
      figure: 'Level',
      value: level.value,
      missing: null,
      unit: 'points',
      asOf: level.date,
      crossesLaunch: launchDate === null ? null : level.date < launchDate,
      formula: 'index-level',
    },
  ];
}

function returnRows({ periodReturns, calendarYears, asOfDate }: IndexFigures): Row[] {
  const periods = returnPeriods(defaultLanguage);
  return [
    ...periodReturns.map(({ tag, value, missing, annualised, crossesLaunch }) => ({
      figure: `Return ${periods[tag]}`,
      value,
      missing,
      unit: annualised ? '% p.a.' : '%',
      asOf: asOfDate,
      crossesLaunch,
      formula: annualised ? ('annualised-returns' as const) : ('returns' as const),
    })),
    ...calendarYears.map(({ year, value, missing, toDate, crossesLaunch }) => ({
      figure: toDate ? `Return ${year} to date` : `Return ${year}`,
      value,
      missing,
      unit: '%',
      asOf: toDate ? asOfDate : `end of ${year}`,
      crossesLaunch,
      formula: 'calendar-years' as const,
    })),
  ];
}

function riskRows({ risk, benchmark, riskFree }: IndexFigures): Row[] {
  const names = riskFigureNames(defaultLanguage);
  const against = { 'sharpe-ratio': riskFree, volatility: null } as const;
  return risk.map(({ figure, window, frequency, unit, value, missing, to, crossesLaunch }) => {
    const other = figure in against ? against[figure as keyof typeof against] : benchmark;
    const measuredWith = other ? `, against ${other.portfolioName}` : '';
    return {
      figure: `${names[figure]} ${window}, ${frequency} returns${measuredWith}`,
      value,
      missing,
      unit: unit === 'percent' ? '% p.a.' : 'ratio',
      asOf: to,
      crossesLaunch,
      formula: figure,
    };
  });
}

function drawdownRows({ drawdowns }: IndexFigures): Row[] {
  const windows = windowNames(defaultLanguage);
  return drawdowns.map(({ window, depth, missing, peak, trough, to, crossesLaunch }) => ({
    figure: `Maximum drawdown, ${windows[window]}${peak && trough ? ` (${peak} to ${trough})` : ''}`,
    value: depth,
    missing,
    unit: '%',
    asOf: to,
    crossesLaunch,
    formula: 'maximum-drawdown',
  }));
}
