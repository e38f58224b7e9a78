import type { Faults } from '../faults.ts';
import type { ReadYaml, YamlPath } from './read-yaml.ts';

/** A text without a letter leaves a gap where visitors look for a heading, a name or a link. */
export function refuseEmptyTexts(file: string, read: ReadYaml<unknown>, faults: Faults): void {
  for (const path of emptyTextsIn(read.value)) {
    const expected = `${path.join('.')}: a text`;
    faults.add({ file, ...read.at(path), expected, found: '' });
  }
}

function emptyTextsIn(value: unknown): YamlPath[] {
  if (typeof value === 'string') return value.trim() === '' ? [[]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    emptyTextsIn(one).map((path) => [Array.isArray(value) ? Number(key) : key, ...path]),
  );
}
