import type { YamlPath } from './read-yaml.ts';

/** Where texts of a certain kind stand in a value. */
export function pathsOfTexts(value: unknown, isWanted: (text: string) => boolean): YamlPath[] {
  if (typeof value === 'string') return isWanted(value) ? [[]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    pathsOfTexts(one, isWanted).map((path) => [Array.isArray(value) ? Number(key) : key, ...path]),
  );
}
