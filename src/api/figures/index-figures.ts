import { LRUCache } from 'lru-cache';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { endsMonth } from '#src/domain/levels/month-ends.ts';
import type { AnsweredIndex, NamedComparable } from './measured-index.ts';
import { readMeasuredIndex } from './read-measured-index.ts';
import {
  calendarAnswers,
  periodReturnAnswers,
  rangeAnswer,
  rollingAnswers,
} from './return-answers.ts';
import { drawdownAnswers, riskAnswers } from './risk-answers.ts';
import { dateOf } from './rounded.ts';
import { findName, resolveFundId } from '../indexes/resolve-index.ts';
import type { Resource, Source, Stored } from '../source.ts';

/** About ten kilobytes each, calculated once per release, for as many indexes as visitors look at. */
const mostHeld = 500;
const figuresOfRelease = oncePerRelease(
  async (_source: Stored) => new LRUCache<string, Promise<IndexFigures>>({ max: mostHeld }),
);

export const indexFigures: Resource<'indexFigures'> = async ({ indexId }, source) => {
  const fundId = resolveFundId(source.snapshot, indexId);
  const known = await figuresOfRelease(source);
  const figures = known.get(fundId) ?? figuresOf(fundId, source);
  known.set(fundId, figures);
  // A failure is not cached: the next request tries again.
  figures.catch(() => known.delete(fundId));
  const { benchmark, riskFree, ...found } = await figures;
  const named = (other: typeof benchmark) =>
    other && {
      ...other,
      portfolioName: findName(source.snapshot, other.fundId) ?? other.portfolioName,
    };
  return { ...found, benchmark: named(benchmark), riskFree: named(riskFree) };
};

async function figuresOf(fundId: string, source: Source): Promise<IndexFigures> {
  const { record, index } = await readMeasuredIndex(fundId, source);
  return answerOf(record, index);
}

function answerOf(record: IndexRecord, index: AnsweredIndex): IndexFigures {
  const named = (other: NamedComparable | null) =>
    other && { fundId: other.fundId, portfolioName: other.name };
  return {
    fundId: record.fundId,
    returnType: record.returnType,
    currency: record.currency,
    frequency: record.frequency,
    launchDate: record.launchDate,
    asOfDate: dateOf(index.levels.days.at(-1) ?? null),
    endsMonth: endsMonth(index),
    benchmark: named(index.benchmark),
    riskFree: named(index.riskFree),
    range52Weeks: rangeAnswer(index),
    ...(record.hasReturns ? returnFigures(index) : noReturnFigures),
  };
}

/** Figures that need levels which are the value of invested money. */
function returnFigures(index: AnsweredIndex) {
  return {
    periodReturns: periodReturnAnswers(index),
    calendarYears: calendarAnswers(index),
    risk: riskAnswers(index),
    drawdowns: drawdownAnswers(index),
    rollingReturns: rollingAnswers(index),
  };
}

const noReturnFigures: ReturnType<typeof returnFigures> = {
  periodReturns: [],
  calendarYears: [],
  risk: [],
  drawdowns: [],
  rollingReturns: [],
};
