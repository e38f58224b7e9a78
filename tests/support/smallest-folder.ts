import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the smallest folder as docs/provider-folder.md shows it. @returns the names of its files */
export function writeSmallestFolder(folder: string): string[] {
  const guide = readFileSync('docs/provider-folder.md', 'utf8');
  const [, after = ''] = guide.split('# The smallest folder\n');
  const [section = ''] = after.split(/^#/m);
  const blocks = section.matchAll(/^`([^`]+)`\n\n```\w+\n([^]*?)^```$/gm);
  return Array.from(blocks, ([, name = '', content = '']) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
    return name;
  });
}
