import { lastDrawn, positionOf, shocksOf } from './path.ts';

/** How rough the markets are against calm times, by episode; in between it is calm (1). */
const episodes: readonly (readonly [from: string, to: string, roughness: number])[] = [
  ['2001-12-31', '2002-05-31', 1.4],
  ['2002-06-03', '2003-03-31', 2.1],
  ['2007-08-01', '2008-09-12', 1.8],
  ['2008-09-15', '2009-04-30', 3.8],
  ['2010-05-03', '2010-07-30', 1.7],
  ['2011-08-01', '2011-12-15', 2.6],
  ['2015-08-17', '2016-02-29', 1.7],
  ['2018-10-08', '2018-12-31', 1.6],
  ['2020-02-24', '2020-04-30', 4.6],
  ['2020-05-01', '2020-10-30', 1.7],
  ['2022-01-03', '2022-11-15', 1.8],
  ['2025-04-02', '2025-05-05', 3.2],
];

const calmDown = 0.12;

/**
 * Roughness of each day; its mean square is 1, so that a volatility times the turbulence keeps its size
 * over the whole history while quiet and rough days cluster.
 */
export function turbulenceOf(days: Int32Array): Float64Array {
  const target = new Float64Array(days.length).fill(1);
  for (const [from, to, roughness] of episodes) {
    target.fill(roughness, positionOf(days, from), positionOf(days, to) + 1);
  }
  const shocks = shocksOf('turbulence', days.length);
  const turbulence = new Float64Array(days.length);
  let level = target[0]!;
  let mood = 0;
  let squares = 0;
  const drawn = lastDrawn(days) + 1;
  for (let at = 0; at < days.length; at += 1) {
    level += calmDown * (target[at]! - level);
    mood = 0.97 * mood + 0.07 * shocks[at]!;
    turbulence[at] = level * Math.exp(mood);
    if (at < drawn) squares += turbulence[at]! ** 2;
  }
  const scale = Math.sqrt(drawn / squares);
  return turbulence.map((value) => value * scale);
}
