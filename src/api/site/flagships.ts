import type { List } from '#src/catalogue/list.ts';
import type { IndexList } from '#src/catalogue/lists/index-list.ts';
import type { Flagship } from '#src/contract/api/site-answers.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { Day } from '#src/domain/day.ts';
import { encodeLevels, type Levels } from '#src/domain/levels/level-columns.ts';
import { weeklyLevels } from '#src/domain/levels/weekly-levels.ts';
import { getItem } from '#src/store/items/items.ts';
import { toPortfolio } from '../indexes/listed-index.ts';
import { listShownLevels } from '../levels/shown-levels.ts';
import type { Source } from '../source.ts';

const unlessChosen = 10;

/** Days of levels in the answer: a year, and the level before it for the first change. */
const daysGiven = 373;

/** The provider's flagship indexes with the levels of their last year. */
export async function flagshipsOf({ home }: Site, source: Source): Promise<Flagship[]> {
  const { indexes } = source.snapshot.catalogue;
  const chosen = home.flagships ?? firstIndexes(home, indexes);
  const fundIds = chosen.filter((fundId) => indexes.find('fundId', fundId) !== null);
  const levels = await listShownLevels(fundIds, source);
  const last = Math.max(...Array.from(levels.values(), ({ days }) => days.at(-1) ?? 0));
  return Promise.all(
    fundIds.map(async (fundId) => {
      const { release } = source.snapshot;
      const { entitlements } = await getItem(source.db, release, 'index', fundId);
      const own = levels.get(fundId);
      const shown = own && (entitlements.downloads ? own : weeklyLevels(own));
      return {
        ...toPortfolio(indexes, indexes.find('fundId', fundId) ?? 0),
        resolution: entitlements.downloads ? ('published' as const) : ('weekly' as const),
        pricesData: shown ? encodeLevels(levelsSince(shown, last - daysGiven)) : null,
      };
    }),
  );
}

/** The default: featured indexes, else the first live ones of the list that have levels. */
function firstIndexes({ featured }: Site['home'], indexes: List<IndexList>): string[] {
  const named = new Set(featured.flatMap(({ fundIds }) => fundIds));
  if (named.size > 0) return [...named].slice(0, unlessChosen);
  const filters = { status: ['live'] };
  const live = { filters, oncePer: 'variantGroup', sortBy: 'rank', page: 1 } as const;
  const { rows } = indexes.screen({ ...live, size: 2 * unlessChosen });
  return rows
    .filter((row) => indexes.value('lastDate', row) !== null)
    .flatMap((row) => indexes.value('fundId', row) ?? [])
    .slice(0, unlessChosen);
}

function levelsSince({ days, values }: Levels, from: Day): Levels {
  const first = days.findIndex((day) => day >= from);
  return first < 0
    ? { days: days.slice(0, 0), values: values.slice(0, 0) }
    : { days: days.slice(first), values: values.slice(first) };
}
