import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import type { richText } from '#src/contract/provider/page.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { joinLines } from '../reading/join-lines.ts';
import type { YamlPath } from '../reading/read-yaml.ts';
import { fileBeside, type PagePlace } from './page-place.ts';
import type { MarkdownSource } from './page-source.ts';

type RichText = z.infer<typeof richText>;

const heading = /<h([2-6]) id="([^"]+)">([\s\S]*?)<\/h\1>/g;

/** Markdown of a section as it is shown; empty, with a fault, where its file is not there. */
export async function readText(
  place: PagePlace,
  at: YamlPath,
  source: MarkdownSource,
): Promise<RichText> {
  const markdown = typeof source === 'string' ? source : await readFileBeside(place, at, source);
  const html = renderMarkdown(markdown, place.language);
  const headings = Array.from(html.matchAll(heading), ([, level, id = '', text = '']) => ({
    id,
    text: plain(text),
    level: Number(level),
  }));
  return { html, headings };
}

async function readFileBeside(
  place: PagePlace,
  at: YamlPath,
  { file }: { file: string },
): Promise<string> {
  const found = fileBeside(place, file);
  if (found !== null && existsSync(found)) return joinLines(await readFile(found, 'utf8'));
  place.fault([...at, 'file'], 'a file below pages/', file);
  return '';
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of a heading, for a list of them. */
function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => named[name] ?? '');
}
