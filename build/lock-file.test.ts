import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type LockFile = { packages: Record<string, { integrity?: string }> };

test('the lock file verifies every package, those of other platforms too', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  const unverified = Object.entries(packages).filter(([path, { integrity }]) => path && !integrity);
  expect(unverified.map(([path]) => path)).toEqual([]);
});
