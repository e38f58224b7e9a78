import { expect, test } from 'vitest';
import { breachOf, importsOf, roomsBelow } from './import-rules.ts';

function breachesIn(file: string, source: string): string[] {
  return importsOf(file, source).flatMap((found) => breachOf(found) ?? []);
}

test('a feature may not import another feature, nor a folder of the server', () => {
  const source = `import { a } from '#src/features/home/home.tsx';
import { b } from '../../store/open-store.ts';
const c = await import('#src/api/create-api.ts');`;
  expect(breachesIn('src/features/screener/x.tsx', source)).toEqual([
    'src/features/screener/x.tsx: features/screener may not import features/home (#src/features/home/home.tsx)',
    'src/features/screener/x.tsx: features/screener may not import store (../../store/open-store.ts)',
    'src/features/screener/x.tsx: features/screener may not import api (#src/api/create-api.ts)',
  ]);
});

test('a type-only import is told from one that runs', () => {
  const types = `import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';`;
  const values = `import { portfolio } from '#src/contract/api/indexes/portfolios.ts';`;
  expect(breachesIn('src/features/screener/x.tsx', types)).toEqual([]);
  expect(breachesIn('src/features/screener/x.tsx', values)).toHaveLength(1);
});

test('of the contract a feature runs the forms only', () => {
  const source = `import { contactForm } from '#src/contract/forms/contact-form.ts';
import { site } from '#src/contract/provider/site.ts';`;
  expect(breachesIn('src/features/contact/x.tsx', source)).toEqual([
    'src/features/contact/x.tsx: features/contact may not import contract (#src/contract/provider/site.ts)',
  ]);
});

test('own files, packages and what a room may use are let through', () => {
  const source = `import * as z from 'zod';
import {
  a,
} from './own.ts';
export { b } from '#src/domain/day.ts';`;
  expect(breachesIn('src/contract/api/x.ts', source)).toEqual([]);
});

test('a folder that is no room is refused', () => {
  expect(breachesIn('src/utils/x.ts', `import { a } from '#src/domain/day.ts';`)).toHaveLength(1);
});

test('the rooms below one are all that it may come to import', () => {
  expect(roomsBelow('store').toSorted()).toEqual([
    'contract',
    'domain',
    'store',
    'tracing',
    'urls',
  ]);
});
