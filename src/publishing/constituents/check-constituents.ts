import type { CheckContext } from '../check-context.ts';
import type { ListSize } from '#src/store/items/list-sizes.ts';
import type { ReadList } from '../guards/changed-items.ts';
import { placeInRow } from '../guards/row-question.ts';
import { askAboutComingDate } from '../guards/coming-dates.ts';
import { askAboutListFiles } from '../guards/list-files.ts';
import { askAboutMembers } from '../guards/member-lists.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { SourceFile } from '../mapping/list-source-files.ts';
import { wrongCheckDigit } from '../guards/check-digits.ts';
import { cellPosition } from '../reading/split-rows.ts';
import type { OwnField } from '#src/contract/provider/own/own-fields.ts';
import type { Field } from '../tables/field.ts';
import { checkMappedColumns } from '../tables/own-columns.ts';
import { readRecords, type RecordRow } from '../tables/read-records.ts';
import {
  constituentFieldsWith,
  constituentRow,
  measuredConstituentRow,
  type ConstituentRow,
} from './constituent-fields.ts';
import { entitledLists, isOfComingDay, type EntitledLists } from './entitled-lists.ts';
import { addMember, settleWeights, type MemberList } from './member-lists.ts';
import { reviewHistory } from './review-history.ts';
import { shareListsOfVariants } from './variant-lists.ts';

type Lists = Map<string, Map<string | null, MemberList>>;

/**
 * Reads the lists of constituents; the release holds those of each index that may be public, and the changes between
 * them. A list dated in the future is checked and waits for the first publish on or after its day.
 * @param own the provider's own fields of members
 * @returns whether a list waits, and the newest lists in short
 */
export async function checkConstituents(
  context: CheckContext,
  directory: IndexDirectory,
  own: readonly OwnField[],
): Promise<{ waits: boolean; sizes: Map<string, ReadList> }> {
  const lists: Lists = new Map();
  const sizes = new Map<string, ReadList>();
  let waits = false;
  const fields = constituentFieldsWith(own);
  for (const file of context.listFiles('constituents')) {
    checkMappedColumns(file, fields, context);
    await readLists({ file, fields }, lists, directory, context);
  }
  const published = new Map<string, EntitledLists>();
  for (const [fundId, byDate] of lists) {
    const all = [...byDate.values()];
    waits = settle(all, context) || waits;
    const right = directory.constituentsRight(fundId);
    const entitled = entitledLists(all, right, context.today);
    if (!entitled) continue;
    published.set(fundId, entitled);
    const { newest } = entitled;
    for (const list of all) {
      const isNewest = list.asOfDate === newest.asOfDate;
      const kind = isNewest ? 'constituents' : 'earlier-constituents';
      askAboutMembers(list, context.ask, kind, isNewest ? fundId : `${fundId}/${list.asOfDate}`);
      const { file, line } = list.begins;
      if (isNewest) sizes.set(fundId, { ...sizeOf(newest), file, line });
    }
  }
  shareListsOfVariants(published, directory);
  for (const entitled of published.values()) putLists(entitled, context);
  askAboutListFiles(
    [...lists.values()].flatMap((byDate) => [...byDate.values()]),
    context.ask,
  );
  return { waits, sizes };
}

/** Normalises the weights of an index's lists; returns whether one of them waits for its day. */
function settle(lists: readonly MemberList[], context: CheckContext): boolean {
  let waits = false;
  const isDated = lists.some(({ asOfDate }) => asOfDate !== null);
  for (const list of lists) {
    const fault = settleWeights(list);
    if (fault) context.faults.add(fault);
    if (isDated && list.asOfDate === null) context.faults.add(undatedFault(list));
    if (!isOfComingDay(list, context.today)) continue;
    waits = true;
    const { file, line } = list.begins;
    const { fundId: key, asOfDate: date, dated } = list;
    askAboutComingDate({ column: 'as_of', date }, dated, context, {
      kind: 'constituents',
      key,
    });
    context.note('constituents', { file, line, reason: `of a coming day, ${list.asOfDate}` });
  }
  return waits;
}

/** Beside dated lists nobody can tell when one without a date held. */
const undatedFault = ({ fundId, begins }: MemberList) => ({
  ...begins,
  expected: `as_of: a date, as other lists of ${fundId} have`,
  found: '',
});

const sizeOf = ({ numberOfConstituents, constituents }: EntitledLists['newest']): ListSize => ({
  number: numberOfConstituents,
  heaviest: constituents[0]?.weight ?? null,
});

function putLists(lists: EntitledLists, context: CheckContext): void {
  const { newest, earlier } = lists;
  context.put('constituents', newest.fundId, newest);
  for (const list of earlier) {
    const kept = list.sharedFrom ? { ...list, constituents: [] } : list;
    context.put('earlier-constituents', `${list.fundId}/${list.asOfDate}`, kept);
  }
  const history = reviewHistory(lists);
  if (history) context.put('reviews', history.fundId, history);
}

async function readLists(
  { file, fields }: { file: SourceFile; fields: readonly Field[] },
  lists: Lists,
  directory: IndexDirectory,
  context: CheckContext,
): Promise<void> {
  const isMeasured = file.source.columns?.['weight']?.share === true;
  const schema = isMeasured ? measuredConstituentRow : constituentRow;
  await readRecords(file, fields, schema, context, (record, at) => {
    const { fundId, asOfDate } = record;
    if (!directory.has(fundId)) {
      return [{ cell: at.cellOf('index'), expected: 'the fund_id of an index', found: fundId }];
    }
    const byDate = lists.get(fundId) ?? new Map<string | null, MemberList>();
    lists.set(fundId, byDate);
    const list = byDate.get(asOfDate) ?? beginList(record, at, isMeasured);
    const { classification } = record;
    if (classification !== null && list.classification !== null) {
      if (classification !== list.classification) {
        const expected = `classification: one in a list (${list.classification} above)`;
        return [{ cell: at.cellOf('classification'), expected, found: classification }];
      }
    }
    byDate.set(asOfDate, list);
    addMember(list, record, placeOf(record, at));
    return undefined;
  });
}

/** The row of a member; the cell of an identifier that is none by its check digits, about which a guard asks. */
function placeOf(
  { member: { isin } }: ConstituentRow,
  { file, row, delimiter, cellOf }: RecordRow,
) {
  const cell = isin !== null && wrongCheckDigit(isin) !== null ? cellOf('isin') : null;
  return cell === null ? { file, line: row.line } : { file, ...cellPosition(row, cell, delimiter) };
}

function beginList(
  { fundId, asOfDate, classification }: ConstituentRow,
  at: RecordRow,
  isMeasured: boolean,
): MemberList {
  const { row, file, delimiter, cellOf } = at;
  const begins = { file, ...cellPosition(row, cellOf('weight') ?? 0, delimiter) };
  return {
    fundId,
    asOfDate,
    classification,
    isMeasured,
    members: [],
    places: [],
    begins,
    dated: placeInRow(at, 'as_of'),
  };
}
