import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { className } from './class-name.ts';

test('no two stylesheets name a class alike, and no class begins with what none may', () => {
  const files = globSync('src/**/*.module.css');
  expect(files.length).toBeGreaterThan(100);
  const names = files.map((file) => className('title', `${import.meta.dirname}/../${file}`));
  expect(new Set(names).size).toBe(files.length);
  for (const name of names) expect(name).toMatch(/^title-[\w-]{4}$/);
});

test('a class has the same name wherever the project lies, and however its file is asked for', () => {
  const file = `${import.meta.dirname}/../src/ui/layout.module.css`;
  expect(className('section', `${file}?used`)).toBe(className('section', file));
});
