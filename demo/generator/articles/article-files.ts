import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOfIso } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { publishedLevels } from '../folder/levels.ts';
import type { DemoIndex } from '../folder/demo-index.ts';
import type { Market } from '../market/market.ts';
import { fillExpressions, type LevelsOf } from './fill-expressions.ts';

const texts = join(import.meta.dirname, 'texts');

/** The articles with every figure filled in from the levels, whatever part of them the folder holds. */
export function articleFiles(
  market: Market,
  indexes: readonly DemoIndex[],
): { path: string; text: string }[] {
  const levels = levelsOf(market, indexes);
  const names = readdirSync(texts, { recursive: true, encoding: 'utf8' }).toSorted();
  return names
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const language = name.startsWith('ja-jp') ? 'ja-jp' : 'en-us';
      return { path: `articles/${name}`, text: filled(name, language, levels) };
    });
}

function filled(name: string, language: Language, levels: LevelsOf): string {
  try {
    return fillExpressions(readFileSync(join(texts, name), 'utf8'), language, levels);
  } catch (cause) {
    throw new Error(`${name}: ${String(cause)}`, { cause });
  }
}

/** Levels as the folder publishes them: rounded, and without what the provider withholds. */
export function levelsOf(market: Market, indexes: readonly DemoIndex[]): LevelsOf {
  const byId = new Map(indexes.map((index) => [index.fundId, index]));
  const known = new Map<string, ReturnType<LevelsOf>>();
  return (fundId) => {
    const held = known.get(fundId);
    if (held) return held;
    const index = byId.get(fundId);
    if (!index) throw new Error(`There is no index ${fundId}`);
    const { frequency, entitlements } = index.portfolio;
    const from = entitlements.historyFrom ?? '';
    const points = publishedLevels(market, index).filter(([iso]) => iso >= from);
    const levels = {
      days: points.map(([iso]) => dayOfIso(iso)!),
      values: points.map(([, value]) => value),
      perYear: frequency === 'monthly' ? 12 : 252,
    };
    known.set(fundId, levels);
    return levels;
  };
}
