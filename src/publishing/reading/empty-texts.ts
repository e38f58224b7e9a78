import type { Faults } from '../faults.ts';
import type { ReadYaml } from './read-yaml.ts';
import { pathsOfTexts } from './texts-in.ts';

/** A text without a letter leaves a gap where visitors look for a heading, a name or a link. */
export function refuseEmptyTexts(file: string, read: ReadYaml<unknown>, faults: Faults): void {
  for (const path of pathsOfTexts(read.value, (text) => text.trim() === '')) {
    const expected = `${path.join('.')}: a text`;
    faults.add({ file, ...read.at(path), expected, found: '' });
  }
}
