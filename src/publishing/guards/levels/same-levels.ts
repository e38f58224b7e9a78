import { hash } from 'node:crypto';
import type { IndexFacts } from '../../indexes/index-directory.ts';
import type { LevelGuard, LevelSurroundings } from './level-guard.ts';
import { someOf } from '../words.ts';

/** New levels that must be equal to the last digit before two series count as one. */
const enough = 20;
const compared = 250;

/** Asks about indexes with equal series: most likely a column has the wrong name. */
export function watchSameLevels({ directory, series, ask }: LevelSurroundings): LevelGuard {
  const byContent = new Map<string, string[]>();
  return {
    see({ fundId, changes, levels: { days, values } }) {
      if (changes.days.length < enough || isFlat(values)) return;
      const [lastDays, lastValues] = [days.subarray(-compared), values.subarray(-compared)];
      const content = hash('sha256', Buffer.concat([bytesOf(lastDays), bytesOf(lastValues)]));
      const same = byContent.get(content) ?? [];
      byContent.set(content, [...same, fundId]);
    },
    async finish() {
      for (const [first = '', ...same] of byContent.values()) {
        const others = same.filter(
          (fundId) => !mayBeSame(directory.facts(first), directory.facts(fundId)),
        );
        if (others.length === 0) continue;
        const { file = null, line = null } = series.get(first)?.begins ?? {};
        const name = directory.facts(first)?.name ?? first;
        ask({
          guard: 'same-levels',
          file,
          line,
          index: first,
          found: `the levels of ${name} are also those of ${someOf(others)}`,
          advice: 'Look whether each column of levels bears the right index',
        });
      }
    },
  };
}

/** Total and net total return are equal where no dividend is taxed or paid. */
function mayBeSame(one: IndexFacts | null, other: IndexFacts | null): boolean {
  return (
    one !== null &&
    one.variantGroup !== null &&
    one.variantGroup === other?.variantGroup &&
    one.currency === other.currency &&
    one.hedgedTo === other.hedgedTo
  );
}

const isFlat = (values: Float64Array) => values.every((value) => value === values[0]);

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array | Float64Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);
