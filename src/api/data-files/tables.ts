import type { DataTableName } from '#src/urls/data-files.ts';
import { characteristicTable } from './characteristic-table.ts';
import type { Holding, Terms } from './chosen-indexes.ts';
import { constituentTable } from './constituent-table.ts';
import { correctionTable } from './correction-table.ts';
import type { TableDeclaration } from './data-table.ts';
import { figureTable, indexTable } from './index-tables.ts';
import { levelTable } from './level-tables.ts';
import { documentTable, productTable, structuredProductTable } from './listed-tables.ts';
import { sustainabilityTable } from './sustainability-table.ts';

const whereDownloaded = ({ downloads }: Terms): Holding => (downloads ? 'all' : 'none');

function whereMembersAreShown({ downloads, constituents }: Terms): Holding {
  if (!downloads || constituents === 'none') return 'none';
  return constituents === 'top10' ? 'part' : 'all';
}

const ofIndexes = (open: TableDeclaration['open']): TableDeclaration => ({
  parameters: ['ids'],
  holding: whereDownloaded,
  open,
});

const ofProvider = (open: TableDeclaration['open']): TableDeclaration => ({ parameters: [], open });

/** Every table: one line, and it is a file in every form. */
export const tables: Record<DataTableName, TableDeclaration> = {
  indexes: ofIndexes(indexTable),
  figures: ofIndexes(figureTable),
  levels: {
    ...ofIndexes(levelTable),
    parameters: ['ids', 'from', 'to', 'frequency', 'shape'],
  },
  constituents: { ...ofIndexes(constituentTable), holding: whereMembersAreShown },
  characteristics: ofIndexes(characteristicTable),
  sustainability: ofIndexes(sustainabilityTable),
  corrections: ofIndexes(correctionTable),
  products: ofProvider(productTable),
  'structured-products': ofProvider(structuredProductTable),
  documents: ofProvider(documentTable),
};
