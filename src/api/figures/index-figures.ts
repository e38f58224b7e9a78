import { LRUCache } from 'lru-cache';
import type { IndexFigures } from '#src/contract/api/index-figures.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { holidaysOf } from '#src/catalogue/figures/holidays.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';
import { endsMonth } from '#src/domain/levels/month-ends.ts';
import { findItem, getItem } from '#src/store/items/items.ts';
import { emptyLevels, type AnsweredIndex, type NamedComparable } from './measured-index.ts';
import {
  calendarAnswers,
  periodReturnAnswers,
  rangeAnswer,
  rollingAnswers,
} from './return-answers.ts';
import { drawdownAnswers, riskAnswers } from './risk-answers.ts';
import { dateOf } from './rounded.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';
import { findShownLevels } from '../indexes/shown-levels.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource, Source, Stored } from '../source.ts';

/** About ten kilobytes each: calculated once a release, for as many indexes as visitors look at in turn. */
const mostHeld = 500;
const figuresOfRelease = oncePerRelease(
  async (_source: Stored) => new LRUCache<string, Promise<IndexFigures>>({ max: mostHeld }),
);

export const indexFigures: Resource<'indexFigures'> = async ({ indexId }, source) => {
  const fundId = resolveFundId(source.snapshot, indexId);
  const known = await figuresOfRelease(source);
  const figures = known.get(fundId) ?? figuresOf(fundId, source);
  known.set(fundId, figures);
  // A failure is not kept: the next request tries again.
  figures.catch(() => known.delete(fundId));
  return figures;
};

async function figuresOf(fundId: string, source: Source): Promise<IndexFigures> {
  const { snapshot, db } = source;
  const [record, levels, { site }] = await Promise.all([
    getItem(db, snapshot.release, 'index', fundId),
    findShownLevels(fundId, source),
    siteTexts(source),
  ]);
  const riskFreeId = record.currency === null ? undefined : site.riskFree?.[record.currency];
  const holidays = holidaysOf(site.calendar);
  const [benchmark, riskFree] = await Promise.all([
    findComparable(record.benchmarkFundId, holidays, source),
    findComparable(riskFreeId === fundId ? null : (riskFreeId ?? null), holidays, source),
  ]);
  return answerOf(record, {
    levels: levels ?? emptyLevels,
    holidays,
    frequency: record.frequency,
    launch: dayOfIso(record.launchDate ?? ''),
    isThinned: !record.entitlements.downloads,
    isCut: record.entitlements.historyFrom !== null,
    benchmark,
    riskFree,
  });
}

/** Another index with its levels; null where it is not named, not published or has none. */
async function findComparable(
  fundId: string | null,
  holidays: ReadonlySet<Day>,
  source: Source,
): Promise<NamedComparable | null> {
  if (fundId === null) return null;
  const [record, levels] = await Promise.all([
    findItem(source.db, source.snapshot.release, 'index', fundId),
    findShownLevels(fundId, source),
  ]);
  if (!record || !levels) return null;
  const { name, frequency, launchDate } = record;
  return { fundId, name, levels, frequency, holidays, launch: dayOfIso(launchDate ?? '') };
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

/** What has a meaning only where the levels are the value of invested money. */
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
