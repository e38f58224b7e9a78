import { dirname, extname } from 'node:path';

/** The most source files that one folder may contain, so that a newcomer can survey it. */
const most = 25;

/** The router requires all route files in one folder, so they are not counted. Folders beside them begin with a dash. */
const isRoute = /^src\/routes\/[^-]/;

/** A message for each folder with too many source files. Tests and examples are not counted. */
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
