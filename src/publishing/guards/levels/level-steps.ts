import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { IndexFacts } from '../../indexes/index-directory.ts';
import { placeOfLevel } from './level-place.ts';
import { isUsualOf, jumpLimit, usualOfFamily, usualStep, type Jump } from './level-jumps.ts';
import type { LevelGuard, LevelSurroundings } from './level-guard.ts';
import { watchRests } from './level-rests.ts';
import { numberText, percentText, signedText } from '../words.ts';

/** A step to a changed level from the one before. */
type Step = { fundId: string; from: { day: Day; value: number }; to: { day: Day; value: number } };

/** Days before the first new level in which its predecessor is looked for. */
const lookedBack = 400;

/** Asks about jumps from one level to the next, about gaps between two levels, and about levels that stand still. */
export function watchSteps(surroundings: LevelSurroundings): LevelGuard {
  const { settings, directory, series, findLastLevels, listPublished, ask } = surroundings;
  const jumps: Jump[] = [];
  const gaps = new Map<string, Step>();
  const rests = watchRests(surroundings);
  /** The first level of each index whose predecessor is not in the input. */
  const firsts = new Map<string, { day: Day; value: number }>();

  function look(facts: IndexFacts, { fundId, from, to }: Step, levels: Levels | null): void {
    const days = to.day - from.day;
    const gap = gaps.get(fundId);
    const isGap = days > settings['level-gap'][facts.frequency];
    if (isGap && (gap === undefined || days > gap.to.day - gap.from.day)) {
      gaps.set(fundId, { fundId, from, to });
    }
    const limit = jumpLimit(facts, from.value, to.value, settings);
    if (limit === null) return;
    const { family, hasReturns } = facts;
    const jump = { fundId, family, hasReturns, from, to, limit };
    if (levels === null || !isUsualOf(stepOf(jump, levels), jump)) jumps.push(jump);
  }

  /** The usual step of the current index; it is computed only where a level jumps. */
  let known = { fundId: '', step: 0 };
  function stepOf({ fundId, hasReturns }: Jump, levels: Levels): number {
    if (known.fundId !== fundId) known = { fundId, step: usualStep(levels, hasReturns) };
    return known.step;
  }

  function askAboutGap({ fundId, from, to }: Step): void {
    ask({
      guard: 'level-gap',
      ...placeOfLevel(series, fundId, to.day),
      index: fundId,
      found: `${to.day - from.day} days without a level, from ${isoOfDay(from.day)} to ${isoOfDay(to.day)}`,
      advice: 'Send the levels between the two days',
    });
  }

  function askAboutJump({ fundId, hasReturns, from, to }: Jump): void {
    const change = hasReturns
      ? percentText(to.value / from.value - 1)
      : signedText(to.value - from.value);
    ask({
      guard: 'level-jump',
      ...placeOfLevel(series, fundId, to.day),
      index: fundId,
      found:
        `${numberText(from.value)} on ${isoOfDay(from.day)} to ${numberText(to.value)} on ` +
        `${isoOfDay(to.day)} (${change})`,
      advice: 'Compare the level with its source',
    });
  }

  return {
    see(change) {
      const { fundId, changes, levels } = change;
      rests.see(change);
      const facts = directory.facts(fundId);
      if (facts === null) return;
      let at = 0;
      for (const day of changes.days) {
        while (at < levels.days.length && levels.days[at]! < day) at++;
        if (levels.days[at] !== day) continue;
        const to = { day, value: levels.values[at]! };
        if (Number.isNaN(to.value)) continue;
        if (at === 0) firsts.set(fundId, to);
        else {
          const from = { day: levels.days[at - 1]!, value: levels.values[at - 1]! };
          look(facts, { fundId, from, to }, levels);
        }
      }
    },
    async finish() {
      const wanted = Array.from(firsts, ([fundId, { day }]) => ({ fundId, before: day }));
      for (const [fundId, from] of await findLastLevels(wanted, lookedBack)) {
        const facts = directory.facts(fundId);
        if (facts) look(facts, { fundId, from, to: firsts.get(fundId)! }, null);
        rests.seeBefore(fundId, from.value);
      }
      const isUsual = usualOfFamily(jumps, surroundings);
      const unusual = worstFirst(jumps).filter((jump) => !isUsual(jump));
      const published = await listPublished([...new Set(unusual.map(({ fundId }) => fundId))]);
      for (const jump of unusual) {
        const history = published.get(jump.fundId);
        if (!history || !isUsualOf(usualStep(history, jump.hasReturns), jump)) askAboutJump(jump);
      }
      for (const gap of gaps.values()) askAboutGap(gap);
      await rests.finish();
    },
  };
}

const worstFirst = (jumps: readonly Jump[]) => jumps.toSorted((a, b) => sizeOf(b) - sizeOf(a));

const sizeOf = ({ from, to }: Jump) => Math.abs(Math.log(Math.abs(to.value / from.value)));
