import type { Constituent, ConstituentList } from '#src/contract/provider/constituents.ts';
import { columnOfField } from '#src/contract/provider/own/own-fields.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import type { FoundList } from '../constituents/find-list.ts';
import { fieldsSaidOf } from '../constituents/own-fields-of.ts';
import {
  aboutIndex,
  fileName,
  type About,
  type Cell,
  type Column,
  type DownloadFile,
  type FileSource,
  type Refusal,
} from './download-file.ts';

const columns = [
  { key: 'ticker', header: 'ticker', type: 'text' },
  { key: 'isin', header: 'isin', type: 'text' },
  { key: 'name', header: 'name', type: 'text' },
  { key: 'weight', header: 'weight', type: 'number' },
  { key: 'sector', header: 'sector', type: 'text' },
  { key: 'country', header: 'country', type: 'text' },
  { key: 'currency', header: 'currency', type: 'text' },
] as const;

/** Further columns of lists of bonds. */
const bondColumns = [
  { key: 'issuer', header: 'issuer', type: 'text' },
  { key: 'coupon', header: 'coupon', type: 'number' },
  { key: 'maturity', header: 'maturity', type: 'date' },
  { key: 'rating', header: 'rating', type: 'text' },
] as const;

/** The constituents of an index as a file, or the reason why there is none. */
export function constituentFile(
  source: FileSource,
  { list, isNewest }: FoundList,
): DownloadFile | Refusal {
  const { index } = source;
  const refusal = refusalOf(source, list);
  if (refusal !== null || list === null) return refusal ?? noList(index.name);
  return {
    id: index.fundId,
    name: fileName(index, 'constituents', list.asOfDate),
    about: [
      ...aboutIndex(source, list.asOfDate),
      ...aboutDate(index, list, isNewest),
      ...aboutList(list),
    ],
    ...tableOf(list, source),
  };
}

function refusalOf({ index }: FileSource, list: ConstituentList | null): Refusal | null {
  const { constituents, constituentsDelayDays } = index.entitlements;
  if (constituents === 'none' || list?.withheld === 'none') {
    const detail = `The provider does not publish the constituents of ${index.name}`;
    return { status: 403, detail };
  }
  if (list?.withheld !== 'delayed') return null;
  const delay = `${constituentsDelayDays} days after their date`;
  const detail = `The provider publishes the constituents of ${index.name} ${delay}, ${list.asOfDate ?? 'not known'}`;
  return { status: 403, detail };
}

function noList(name: string): Refusal {
  return { status: 404, detail: `No constituents are published for ${name}` };
}

/** A note for a list that is not the newest, or older than the index. */
function aboutDate(
  { launchDate }: FileSource['index'],
  { asOfDate }: ConstituentList,
  isNewest: boolean,
): About {
  const about: About = [];
  if (!isNewest) {
    about.push({ key: 'list', label: 'List', value: 'Of an earlier review, not the current one' });
  }
  if (launchDate !== null && asOfDate !== null && asOfDate < launchDate) {
    about.push({ key: 'backTest', label: 'Back-test', value: 'Of a day before the launch date' });
  }
  return about;
}

function aboutList({ classification, numberOfConstituents, withheld }: ConstituentList): About {
  const about: About = [
    { key: 'weights', label: 'Weights', value: 'Percent of the index' },
    { key: 'members', label: 'Members', value: String(numberOfConstituents) },
  ];
  if (classification !== null) {
    about.push({ key: 'classification', label: 'Sectors by', value: classification });
  }
  if (withheld === 'top10') {
    const value = 'All but the ten largest members';
    about.push({ key: 'withheld', label: 'Withheld by the provider', value });
  }
  return about;
}

const hasBonds = ({ constituents }: ConstituentList): boolean =>
  constituents.some(({ bond }) => bond !== undefined);

/** Columns of bonds where the list has some, and of the provider's own fields that have a value. */
function tableOf(
  list: ConstituentList,
  { site }: FileSource,
): { columns: Column[]; rows: Cell[][] } {
  const terms = hasBonds(list) ? bondColumns : [];
  const own = fieldsSaidOf(list, site);
  const ownColumns = own.map((field): Column => {
    const column = columnOfField(field);
    return { key: column, header: column, type: 'text' };
  });
  const rowOf = (member: Constituent): Cell[] => [
    ...columns.map(({ key }) => member[key]),
    ...terms.map(({ key }) => member.bond?.[key] ?? null),
    ...own.map(({ field }) => member.ownFields?.[field]?.[defaultLanguage] ?? null),
  ];
  return { columns: [...columns, ...terms, ...ownColumns], rows: list.constituents.map(rowOf) };
}
