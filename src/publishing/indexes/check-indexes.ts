import { indexRecord, type IndexRecord } from '#src/contract/provider/index-record.ts';
import { assetTypeNames } from '#src/domain/asset-type.ts';
import type { CheckContext } from '../check-context.ts';
import type { Fault } from '../faults.ts';
import { cellPosition } from '../reading/split-rows.ts';
import { oneOfAssetTypes, type SiteToCheck } from '../site/check-site.ts';
import { checkMappedColumns } from '../tables/own-columns.ts';
import { askAboutAlike } from '../guards/alike-indexes.ts';
import { askAboutIndex } from '../guards/index-records.ts';
import { watchIndexWords } from '../guards/index-words.ts';
import type { Problem } from '../tables/read-rows.ts';
import { readRecords, type RecordRow } from '../tables/read-records.ts';
import { createIndexDirectory, type IndexDirectory } from './index-directory.ts';
import { fieldsWith } from './index-fields.ts';

/** A reference from one index to another, kept until all indexes are known. */
type Reference = {
  of: string;
  place: Omit<Fault, 'expected' | 'found'>;
  column: string;
  fundId: string;
};

/**
 * Reads the index master, and checks that each id belongs to one index and that referenced indexes exist.
 * @param site the provider's own figures and fields, calendars and asset types
 */
export async function checkIndexes(
  context: CheckContext,
  { own, calendars, assetTypes }: Pick<SiteToCheck, 'own' | 'calendars' | 'assetTypes'>,
): Promise<IndexDirectory> {
  const directory = createIndexDirectory();
  const owners: Owners = new Map();
  const references: Reference[] = [];
  const words = watchIndexWords(context.ask);
  const fields = fieldsWith(own);
  for (const file of context.listFiles('indexes')) {
    checkMappedColumns(file, fields, context);
    await readRecords(file, fields, indexRecord, context, (record, at) => {
      const problems = [
        ...idProblems(record, at, owners),
        ...assetTypeProblems(record, at, assetTypes),
        ...calendarProblems(record, at, calendars),
        ...contradictions(record, at),
      ];
      if (problems.length > 0) return problems;
      for (const id of idsOf(record)) {
        owners.set(id.toLowerCase(), { id, file: at.file, line: at.row.line });
      }
      references.push(...referencesOf(record, at));
      directory.add(record, { file: at.file, line: at.row.line });
      askAboutIndex(record, at, context);
      words.see(record, at);
      context.put('index', record.fundId, record);
      return undefined;
    });
  }
  if (context.faults.total > 0) directory.markIncomplete();
  askAboutAlike(directory, context.ask);
  for (const fault of circlesOf(references)) context.faults.add(fault);
  for (const reference of references) checkReference(reference, directory, context);
  return directory;
}

function idsOf({ fundId, secId, performanceId }: IndexRecord): Set<string> {
  return new Set([fundId, secId, performanceId]);
}

/** The indexes that have ids already, by the ids in small letters: addresses are found in any letter case. */
type Owners = Map<string, { id: string; file: string; line: number }>;

function idProblems(record: IndexRecord, at: RecordRow, owners: Owners): Problem[] {
  return [...idsOf(record)].flatMap((id) => {
    const owner = owners.get(id.toLowerCase());
    if (!owner) return [];
    const column =
      id === record.fundId ? 'fund_id' : id === record.secId ? 'sec_id' : 'performance_id';
    const place = `${owner.file}:${owner.line}`;
    const expected =
      owner.id === id
        ? `an id of one index only (also in ${place})`
        : `an id that differs from ${owner.id} (${place}) in more than letter case`;
    return [{ cell: at.cellOf(column), expected, found: id }];
  });
}

/**
 * The asset type must exist. No index may be called like one, since `/indexes/screener/equity` is a list; nor `rates`
 * beside `money-rates`, since the text before the last hyphen of an address is the name of an index.
 */
function assetTypeProblems(
  { fundId, assetType }: IndexRecord,
  at: RecordRow,
  known: SiteToCheck['assetTypes'],
): Problem[] {
  if (known === null) return [];
  const isAddress = assetTypeNames(known).some((type) => type.split('-').at(-1) === fundId);
  return [
    ...(known.includes(assetType)
      ? []
      : [{ cell: at.cellOf('asset_type'), expected: oneOfAssetTypes(known), found: assetType }]),
    ...(isAddress || known.includes(fundId)
      ? [{ cell: at.cellOf('fund_id'), expected: 'an id that is no asset type', found: fundId }]
      : []),
  ];
}

function calendarProblems(
  { calendar }: IndexRecord,
  at: RecordRow,
  calendars: SiteToCheck['calendars'],
): Problem[] {
  if (calendar === undefined || calendars === null || calendars.includes(calendar)) return [];
  const expected = ['a calendar of site.yaml (calendar.named)', ...calendars].join(', ');
  return [{ cell: at.cellOf('calendar'), expected, found: calendar }];
}

/** What is longer is another text in the wrong column. */
const longestName = 300;

/** An index is compared with another one, followed by another one, and ends after it was launched. */
function contradictions(record: IndexRecord, at: RecordRow): Problem[] {
  const { fundId, name, launchDate, ceasedOn } = record;
  const named = {
    benchmark_fund_id: record.benchmarkFundId,
    successor_fund_id: record.successorFundId,
  };
  const own = Object.entries(named).filter(([, other]) => other === fundId);
  const problems: Problem[] = own.map(([column]) => ({
    cell: at.cellOf(column),
    expected: `${column}: another index than this one`,
    found: fundId,
  }));
  if (name.length > longestName) {
    const expected = `name: at most ${longestName} characters`;
    problems.push({ cell: at.cellOf('name'), expected, found: `${name.length} characters` });
  }
  if (launchDate !== null && ceasedOn !== null && ceasedOn < launchDate) {
    const expected = `ceased_on: a day on or after launch_date (${launchDate})`;
    problems.push({ cell: at.cellOf('ceased_on'), expected, found: ceasedOn });
  }
  return problems;
}

function referencesOf(record: IndexRecord, at: RecordRow): Reference[] {
  const named = {
    benchmark_fund_id: record.benchmarkFundId,
    successor_fund_id: record.successorFundId,
  };
  return Object.entries(named).flatMap(([column, fundId]) => {
    if (fundId === null) return [];
    const position = cellPosition(at.row, at.cellOf(column) ?? 0, at.delimiter);
    return [{ of: record.fundId, place: { file: at.file, ...position }, column, fundId }];
  });
}

/** Indexes that take each other's place in a circle: none of them is the one that goes on. */
function circlesOf(references: readonly Reference[]): Fault[] {
  const successors = references.filter(({ column }) => column === 'successor_fund_id');
  const told = new Set<string>();
  const next = new Map(successors.map(({ of, fundId }) => [of, fundId]));
  return successors.flatMap(({ of, place, fundId }) => {
    const seen = new Set<string>();
    let at: string | undefined = fundId;
    while (at !== undefined && at !== of && !seen.has(at)) {
      seen.add(at);
      at = next.get(at);
    }
    const expected = 'successor_fund_id: an index that does not lead back to this one';
    if (at !== of || told.has(of)) return [];
    for (const one of seen) told.add(one);
    return [{ ...place, expected, found: fundId }];
  });
}

function checkReference(
  { of, place, column, fundId }: Reference,
  directory: IndexDirectory,
  context: CheckContext,
): void {
  if (!directory.has(fundId)) {
    context.faults.add({ ...place, expected: `${column}: the fund_id of an index`, found: fundId });
    return;
  }
  const isRate = directory.facts(fundId)?.hasReturns === false;
  if (column !== 'benchmark_fund_id' || !isRate) return;
  const question = {
    guard: 'odd-terms' as const,
    ...place,
    index: of,
    found: `its benchmark_fund_id is ${fundId}, with returns: no, so that nothing is compared with it`,
    advice: 'Compare the row with its source',
  };
  context.ask(question, { kind: 'index', key: of });
}
