import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticeOf, shippedPackages } from './third-party-notices.ts';

type Lock = Parameters<typeof shippedPackages>[0];
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

test('packages are found as Node finds them: the nearest of a name, and those that these want', () => {
  const packages = {
    '': { dependencies: { a: '1' }, devDependencies: { tool: '1' } },
    'node_modules/a': { dependencies: { b: '2', c: '1' } },
    'node_modules/a/node_modules/b': { optionalDependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { dependencies: { a: '1', absent: '1' } },
    'node_modules/tool': {},
  };
  expect(shippedPackages({ packages })).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
});

test('fonts, typesetter, database and what is built into the pages go out with their licences', () => {
  const shipped = shippedPackages(lock);
  const notice = (name: string) => {
    expect(shipped).toContain(`node_modules/${name}`);
    return noticeOf('.', `node_modules/${name}`) ?? '';
  };
  expect(notice('@fontsource-variable/source-sans-3')).toMatch(/SIL OPEN FONT LICENSE/i);
  expect(notice('@electric-sql/pglite')).toMatch(/Apache License/);
  expect(notice('react')).toMatch(/MIT License[^]*Meta/);
  expect(notice('@tanstack/react-start-client')).toMatch(/MIT/);
  expect(shipped).not.toContain('node_modules/vitest');
});

test('every package that is installed says by which licence', () => {
  const notices = shippedPackages(lock).map((place) => noticeOf('.', place));
  expect(notices.filter((notice) => notice !== null).length).toBeGreaterThan(80);
  expect(notices.filter((notice) => notice?.includes('licence not named'))).toEqual([]);
});

test('the production image has no bundler: nothing but the build needs one', () => {
  const tools = /^node_modules\/(?:vite|rolldown|lightningcss|@babel\/core|@vitejs\/plugin-react)$/;
  const locked = Object.entries(lock.packages as Record<string, { dev?: boolean }>);
  const found = locked.filter(([place]) => tools.test(place));
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(([, { dev = false }]) => !dev).map(([place]) => place)).toEqual([]);
});
