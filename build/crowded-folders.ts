import { dirname, extname } from 'node:path';

/** More source files than this side by side, and a newcomer no longer finds the place of one. */
const most = 25;

/** The framework wants the files of routes flat; what belongs to them begins with a dash. */
const isRoute = /^src\/routes\/[^-]/;

/** Folders with too many source files side by side, in words; tests and examples are aside. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counted = files.filter(
    (file) => !/\.(test|examples)\.tsx?$/.test(file) && !isRoute.test(file),
  );
  return Object.entries(Object.groupBy(counted.filter(isCode), (file) => dirname(file)))
    .filter(([, inside = []]) => inside.length > most)
    .map(
      ([folder, inside = []]) => `${folder}: ${inside.length} files side by side, at most ${most}`,
    );
}

const isCode = (file: string): boolean => ['.ts', '.tsx'].includes(extname(file));
