import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { LevelChange } from '#src/store/levels/put-levels.ts';
import { numberText } from '../words.ts';
import type { LevelSurroundings } from './level-guard.ts';
import { usualStep } from './level-jumps.ts';
import { placeOfLevel } from './level-place.ts';

/** Equal levels at the end of what was read of an index. */
type Rest = {
  levels: Levels;
  /** How many there are, and how many of them are new. */
  length: number;
  added: number;
};

export type RestWatch = {
  see: (change: LevelChange) => void;
  /** Shows the last public level before the first one that was read. */
  seeBefore: (fundId: string, value: number) => void;
  finish: () => Promise<void>;
};

/** The median step of an index from which on it does not rest by itself: what earns little, as cash does, may. */
const usualFrom = 0.0003;

/**
 * Asks about daily indexes whose level stands still: most likely a source goes on with the last level that it had. It is
 * asked once, when a rest becomes that long.
 */
export function watchRests(surroundings: LevelSurroundings): RestWatch {
  const { settings, directory, series, listPublished, ask } = surroundings;
  const enough = settings['repeated-level'].levels;
  const rests = new Map<string, Rest>();

  return {
    see({ fundId, changes, levels }) {
      const facts = directory.facts(fundId);
      if (facts === null || facts.frequency !== 'daily' || !facts.hasReturns) return;
      const { days, values } = levels;
      const length = restAtEnd(values);
      const begins = days[days.length - length];
      const added = changes.days.filter((day) => day >= begins!).length;
      const mayBegin = length === values.length;
      if (added > 0 && (length >= enough || mayBegin)) rests.set(fundId, { levels, length, added });
    },
    seeBefore(fundId, value) {
      const rest = rests.get(fundId);
      if (rest && rest.length < enough && rest.levels.values[0] !== value) rests.delete(fundId);
    },
    async finish() {
      const published = await listPublished([...rests.keys()]);
      for (const [fundId, { levels, added }] of rests) {
        const whole = behind(published.get(fundId), levels);
        const length = restAtEnd(whole.values);
        if (length < enough || length - added >= enough) continue;
        const step = usualStep({ values: whole.values.subarray(0, -length) }, true);
        if (step < usualFrom) continue;
        const [from, to] = [whole.days[whole.days.length - length]!, whole.days.at(-1)!];
        askAbout(fundId, { from, to, length, step, value: whole.values.at(-1)! });
      }
    },
  };

  function askAbout(fundId: string, { from, to, length, step, value }: Asked): void {
    ask({
      guard: 'repeated-level',
      ...placeOfLevel(series, fundId, to),
      index: fundId,
      found:
        `${length} times ${numberText(value)}, from ${isoOfDay(from)} to ${isoOfDay(to)}, while a usual step of it is ` +
        `${numberText(Number((step * 100).toPrecision(2)))} %`,
      advice: 'Look whether the source still calculates the index',
    });
  }
}

type Asked = { from: Day; to: Day; length: number; step: number; value: number };

/** The levels that were read, behind those that were public before them. */
function behind(published: Levels | undefined, read: Levels): Levels {
  const [first = Infinity] = read.days;
  const before = published?.days.findIndex((day) => day >= first) ?? 0;
  const kept = before < 0 ? published!.days.length : before;
  if (published === undefined || kept === 0) return read;
  return {
    days: Int32Array.from([...published.days.subarray(0, kept), ...read.days]),
    values: Float64Array.from([...published.values.subarray(0, kept), ...read.values]),
  };
}

function restAtEnd(values: Float64Array): number {
  const last = values.at(-1);
  const before = values.findLastIndex((value) => value !== last);
  return values.length - 1 - before;
}
