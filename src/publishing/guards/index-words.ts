import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { RecordRow } from '../tables/read-records.ts';
import { askAboutTerms, oddTerm, type OddTerm } from './odd-terms.ts';
import type { Ask } from './questions.ts';

/** The columns whose words bring indexes together: in filters, families and variants. */
const joining = { family: 'family', region: 'region', variant_group: 'variantGroup' } as const;

/** Columns that tell indexes apart outside this site. */
const telling = ['isin', 'ticker'] as const;

/**
 * Asks about words that differ from those of another index in letter case or spaces alone, which filters would list
 * twice, about an ISIN or ticker that another index has, and about variants of one portfolio with two asset types.
 */
export function watchIndexWords(ask: Ask) {
  const firstOf = new Map<string, { word: string; fundId: string }>();
  const owners = new Map<string, string>();
  const groups = new Map<string, IndexRecord>();
  return {
    see(record: IndexRecord, at: RecordRow): void {
      const odd = Object.entries(joining).flatMap(([column, key]) => {
        const word = record[key];
        if (word === null) return [];
        const same = `${column}\n${word.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')}`;
        const first = firstOf.get(same) ?? { word, fundId: record.fundId };
        firstOf.set(same, first);
        if (first.word === word) return [];
        return [oddTerm(column, `, ${word}, is ${first.word} of ${first.fundId} in other letters`)];
      });
      odd.push(...sharedIdentifiers(record, owners));
      const { variantGroup, assetType, fundId } = record;
      const other = variantGroup === null ? undefined : groups.get(variantGroup);
      if (variantGroup !== null && other === undefined) groups.set(variantGroup, record);
      if (other !== undefined && other.assetType !== assetType) {
        const others = `that of ${other.fundId} of the same variant_group ${other.assetType}`;
        odd.push(oddTerm('asset_type', ` is ${assetType}, and ${others}`));
      }
      askAboutTerms(odd, at, ask, { kind: 'index', key: fundId });
    },
  };
}

/** An index that ended may leave its identifiers to another. */
function sharedIdentifiers(record: IndexRecord, owners: Map<string, string>): OddTerm[] {
  if (record.ceasedOn !== null) return [];
  return telling.flatMap((column) => {
    const value = record[column];
    if (value === null) return [];
    const key = `${column}\n${value.toUpperCase()}`;
    const owner = owners.get(key) ?? record.fundId;
    owners.set(key, owner);
    return owner === record.fundId ? [] : [oddTerm(column, `, ${value}, is that of ${owner} too`)];
  });
}
