import type { Constituent, ConstituentList } from '#src/contract/provider/constituents.ts';
import { findItems } from '#src/store/items/items.ts';
import { findList } from '../constituents/find-list.ts';
import type { Stored } from '../source.ts';
import type { ChosenIndexes } from './chosen-indexes.ts';
import { date, percent, text } from './columns.ts';
import { fieldColumns } from './field-columns.ts';
import { siteTexts } from '../site/site-texts.ts';
import {
  inParts,
  tableOfRows,
  type TableRequest,
  type DataTable,
  type RowColumn,
} from './data-table.ts';

type Member = Constituent & Pick<ConstituentList, 'fundId' | 'asOfDate'>;

const columns: readonly RowColumn<Member>[] = [
  text('fundId', 'Identifier of the index', (row) => row.fundId),
  date('date', 'Day of the list', (row) => row.asOfDate),
  text('name', 'Name of the constituent', (row) => row.name),
  text('ticker', 'Ticker', (row) => row.ticker),
  text('isin', 'ISIN', (row) => row.isin),
  percent('weight', 'Weight in the index; empty where none is published', (row) => row.weight),
  text('sector', 'Sector, in the words of the provider', (row) => row.sector),
  text('country', 'Country, in the words of the provider', (row) => row.country),
  text('currency', 'Currency, ISO 4217', (row) => row.currency),
  text('issuer', 'Issuer of a bond', (row) => row.bond?.issuer ?? null),
  percent('coupon', 'Coupon of a bond a year', (row) => row.bond?.coupon ?? null),
  date('maturity', 'Day on which a bond matures', (row) => row.bond?.maturity ?? null),
  text(
    'rating',
    'Rating of a bond, in the words of the provider',
    (row) => row.bond?.rating ?? null,
  ),
];

/** Lists that are read at a time: one may have thousands of members. */
const readAtOnce = 20;

/**
 * The newest list of each index, heaviest member first; or that of an earlier review of one.
 * @throws NotFoundError when no list of that review is published
 */
export async function constituentTable(
  source: Stored,
  { fundIds }: ChosenIndexes,
  { part: review }: TableRequest,
): Promise<DataTable> {
  const { site } = await siteTexts(source);
  const all = [...columns, ...fieldColumns<Member>(site.memberFields)];
  // Before the answer begins: afterwards it could only break off.
  const reviewed = review === undefined ? null : await listsOf(fundIds, review, source);
  const { db, snapshot } = source;
  return tableOfRows('Constituents', all, async function* () {
    for (const list of reviewed ?? []) yield membersOf(list);
    if (reviewed !== null) return;
    for (const some of inParts(fundIds, readAtOnce)) {
      const lists = await findItems(db, snapshot.release, 'constituents', some);
      for (const list of lists) yield membersOf(list);
    }
  });
}

async function listsOf(
  fundIds: readonly string[],
  review: string,
  source: Stored,
): Promise<ConstituentList[]> {
  const { db, snapshot } = source;
  const indexes = await findItems(db, snapshot.release, 'index', fundIds);
  const found = await Promise.all(indexes.map((index) => findList(source, index, review)));
  return found.flatMap(({ list }) => list ?? []);
}

function membersOf({ fundId, asOfDate, constituents }: ConstituentList): Member[] {
  return constituents.map((member) => ({ ...member, fundId, asOfDate }));
}
