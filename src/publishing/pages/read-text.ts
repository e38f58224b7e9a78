import { existsSync } from 'node:fs';
import { addUnreadable } from '../faults.ts';
import { joinLines } from '../reading/join-lines.ts';
import { readTextFile } from '../reading/read-text-file.ts';
import { markdownProblems } from '../markdown/render-markdown.ts';
import type { YamlPath } from '../reading/read-yaml.ts';
import { fileBeside, type PagePlace } from './page-place.ts';
import type { MarkdownSource } from './page-source.ts';
import { richTextOf, type RichText } from './rich-text-of.ts';

/** Rendered Markdown of a section; empty, with a fault, where its file is missing. */
export async function readText(
  place: PagePlace,
  at: YamlPath,
  source: MarkdownSource,
): Promise<RichText> {
  const markdown = typeof source === 'string' ? source : await readFileBeside(place, at, source);
  const isFile = typeof source !== 'string';
  for (const { line, expected, found } of markdownProblems(markdown)) {
    const where = isFile ? `${source.file}, ` : '';
    place.fault(isFile ? [...at, 'file'] : at, expected, `${where}line ${line}: ${found}`);
  }
  return richTextOf(markdown, place.language);
}

async function readFileBeside(
  place: PagePlace,
  at: YamlPath,
  { file }: { file: string },
): Promise<string> {
  const found = fileBeside(place, file);
  if (found === null || !existsSync(found)) {
    place.fault([...at, 'file'], 'a file below pages/', file);
    return '';
  }
  try {
    return joinLines(await readTextFile(found));
  } catch (error) {
    addUnreadable(place.context.faults, found, error);
    return '';
  }
}
