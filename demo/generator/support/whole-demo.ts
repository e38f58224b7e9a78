import { listIndexes } from '../folder/index-master.ts';
import { constituentFiles } from '../folder/constituents.ts';
import { levelFiles } from '../folder/levels.ts';
import { makeMarket } from '../market/market.ts';
import { portfolios } from '../portfolios/portfolios.ts';
import { rowsOf, seriesOf, type Series } from './parsed-files.ts';

// What the generator makes of the whole demo, for all tests of a worker: it takes seconds, and a module is loaded once.

/** All indexes of the demo. */
export const indexes = listIndexes(portfolios);

/** The markets up to the last day of the demo. */
export const market = makeMarket();

/** The levels of every index by its id, read back from the files. */
export const published: ReadonlyMap<string, Series> = seriesOf(levelFiles(market, indexes, 100));

/** Every member of every list, read back from the files. */
export const memberRows = constituentFiles(indexes, 1).flatMap(({ text }) => rowsOf(text));
