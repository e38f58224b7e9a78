import type { CheckContext } from '../check-context.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { SourceFile } from '../mapping/list-source-files.ts';
import { cellPosition } from '../reading/split-rows.ts';
import { readRecords, type RecordRow } from '../tables/read-records.ts';
import {
  constituentFields,
  constituentRow,
  measuredConstituentRow,
  type ConstituentRow,
} from './constituent-fields.ts';
import { entitledLists, isOfComingDay, type EntitledLists } from './entitled-lists.ts';
import { addMember, settleWeights, type MemberList } from './member-lists.ts';
import { reviewHistory } from './review-history.ts';

type Lists = Map<string, Map<string | null, MemberList>>;

/**
 * Reads the member lists; of each index the release holds those that the public may see, and what changed from
 * one to the next. A list of a coming day is checked and waits: it comes with the first publish on or after
 * that day.
 * @returns whether a list waits
 */
export async function checkConstituents(
  context: CheckContext,
  directory: IndexDirectory,
): Promise<boolean> {
  const lists: Lists = new Map();
  let waits = false;
  for (const file of context.listFiles('constituents')) {
    await readLists(file, lists, directory, context);
  }
  for (const [fundId, byDate] of lists) {
    for (const list of byDate.values()) {
      const fault = settleWeights(list);
      if (fault) context.faults.add(fault);
      if (isOfComingDay(list, context.today)) {
        waits = true;
        const { file, line } = list.begins;
        context.note('constituents', { file, line, reason: `of a coming day, ${list.asOfDate}` });
      }
    }
    const right = directory.constituentsRight(fundId);
    const entitled = entitledLists([...byDate.values()], right, context.today);
    if (entitled) putLists(entitled, context);
  }
  return waits;
}

function putLists(lists: EntitledLists, context: CheckContext): void {
  const { newest, earlier } = lists;
  context.put('constituents', newest.fundId, newest);
  for (const list of earlier) {
    context.put('earlier-constituents', `${list.fundId}/${list.asOfDate}`, list);
  }
  const history = reviewHistory(lists);
  if (history) context.put('reviews', history.fundId, history);
}

async function readLists(
  file: SourceFile,
  lists: Lists,
  directory: IndexDirectory,
  context: CheckContext,
): Promise<void> {
  const isMeasured = file.source.columns?.['weight']?.share === true;
  const schema = isMeasured ? measuredConstituentRow : constituentRow;
  await readRecords(file, constituentFields, schema, context, (record, at) => {
    const { fundId, asOfDate } = record;
    if (!directory.has(fundId)) {
      return [{ cell: at.cellOf('index'), expected: 'the fund_id of an index', found: fundId }];
    }
    const byDate = lists.get(fundId) ?? new Map<string | null, MemberList>();
    lists.set(fundId, byDate);
    const list = byDate.get(asOfDate) ?? beginList(record, at, isMeasured);
    byDate.set(asOfDate, list);
    addMember(list, record);
    return undefined;
  });
}

function beginList(
  { fundId, asOfDate, classification }: ConstituentRow,
  { row, file, delimiter, cellOf }: RecordRow,
  isMeasured: boolean,
): MemberList {
  const begins = { file, ...cellPosition(row, cellOf('weight') ?? 0, delimiter) };
  return { fundId, asOfDate, classification, isMeasured, members: [], begins };
}
