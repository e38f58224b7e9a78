import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { parse } from 'yaml';
import { languages } from '#src/domain/language.ts';
import type { PaperRow } from './paper.ts';

const folder = join(import.meta.dirname, 'texts');

const names = z.array(z.string()).default([]);

const frontMatter = z.strictObject({
  title: z.string(),
  titleJa: z.string().nullable().default(null),
  description: z.string(),
  descriptionJa: z.string().nullable().default(null),
  category: z.string(),
  subcategory: z.string().nullable().default(null),
  date: z.iso.date(),
  language: z.enum(languages).default('en-us'),
  translationOf: z.string().nullable().default(null),
  assetClasses: names,
  families: names,
  regions: names,
  indexes: names,
});

/** The documents that are written by hand, each with its row above its text. */
export function writtenDocuments(): { row: PaperRow; text: string }[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const [, front = '', text = ''] =
        /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
      const row = frontMatter.parse(parse(front));
      return { row: { documentId: name.replace('.md', ''), ...row }, text: text.trimStart() };
    });
}
