import { expect, test } from 'vitest';
import { faultOfParts, readParts, writeParts, type BlendPart } from './blend-address.ts';

const parts = (text: string) => readParts(text)!;
const nearest = (text: string) => {
  const found = faultOfParts(parts(text));
  return found && [found.fault, found.nearest && writeParts(found.nearest)];
};

test('parts are read as they are written', () => {
  expect(readParts('A*60,B.C_D*40')).toEqual([
    { id: 'A', weight: 60 },
    { id: 'B.C_D', weight: 40 },
  ]);
  expect(writeParts(parts('A*99.99,B*0.01'))).toBe('A*99.99,B*0.01');
  for (const text of [
    '',
    'A',
    'A*',
    'A*0,B*100',
    'A*-5,B*105',
    'A*60;B*40',
    'A*33.333,B*1',
    'A*1e2',
  ]) {
    expect([text, readParts(text)]).toEqual([text, null]);
  }
});

test('what adds to one hundred is a blend, to the hundredth of a per cent', () => {
  expect(nearest('A*60,B*40')).toBeNull();
  expect(nearest('A*33.33,B*33.33,C*33.34')).toBeNull();
  expect(nearest('A*0.1,B*0.2,C*99.7')).toBeNull();
});

test('what does not is told with the nearest that does: the same proportions', () => {
  // By hand: 60 / 90 and 30 / 90; thirds, of which the first takes the hundredth that is left.
  expect(nearest('A*60,B*30')).toEqual(['not-100', 'A*66.67,B*33.33']);
  expect(nearest('A*1,B*1,C*1')).toEqual(['not-100', 'A*33.34,B*33.33,C*33.33']);
  expect(nearest('A*60,B*60')).toEqual(['not-100', 'A*50,B*50']);
  // A part that would vanish keeps a hundredth.
  expect(nearest('A*999,B*0.01')).toEqual(['not-100', 'A*99.99,B*0.01']);
  expect(nearest('A*60,A*20,B*20')).toEqual(['part-twice', 'A*80,B*20']);
  expect(nearest('A*100')).toEqual(['one-part', null]);
  expect(nearest('A*50,A*50')).toEqual(['part-twice', null]);
});

test('the nearest weights always add to one hundred, and are all above zero', () => {
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < 300; round++) {
    const given = Array.from({ length: 2 + Math.floor(next() * 9) }, (_, i): BlendPart => ({
      id: `P${i}`,
      weight: Math.max(0.01, Math.round(next() ** 4 * 99_900) / 100),
    }));
    const found = faultOfParts(given)?.nearest ?? given.slice(0, 10);
    const hundredths = found.map(({ weight }) => Math.round(weight * 100));
    expect(hundredths.reduce((sum, one) => sum + one, 0)).toBe(10_000);
    expect(hundredths.every((one) => one > 0)).toBe(true);
    expect(faultOfParts(found)).toBeNull();
  }
});
