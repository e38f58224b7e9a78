import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Paper, PaperRow } from './paper.ts';

const folder = join(import.meta.dirname, 'versions');

const frontMatter = z.strictObject({
  effectiveDate: z.iso.date(),
  changes: z.string(),
  changesJa: z.string(),
});

/** A version of a document: its row of `document-versions.csv` but for the file, and the file. */
type WrittenVersion = {
  version: {
    document_id: string;
    version: string;
    effective_date: string;
    changes: string;
    changes_ja: string;
  };
  path: string;
  text: string;
};

type Versioned = { row: PaperRow; versions: WrittenVersion[] };

/** Papers whose versions were written by hand, some of them also in Japanese, and the others. */
export function withVersions(papers: readonly Paper[]): {
  versioned: Versioned[];
  others: Paper[];
} {
  const written = readdirSync(folder).toSorted();
  const inJapanese = (paper: Paper) => `${paper.documentId}-ja`;
  const rows = papers
    .filter(({ documentId }) => written.includes(documentId))
    .flatMap((paper): PaperRow[] =>
      written.includes(inJapanese(paper))
        ? [
            { ...paper, titleJa: `${paper.titleJa}（英語）` },
            {
              ...paper,
              documentId: inJapanese(paper),
              title: `${paper.title} (in Japanese)`,
              language: 'ja-jp',
            },
          ]
        : [paper],
    );
  return {
    versioned: rows.map((row) => {
      const versions = versionsOf(row);
      const date = versions.at(-1)?.version.effective_date ?? row.date;
      return { row: { ...row, date }, versions };
    }),
    others: papers.filter(({ documentId }) => !written.includes(documentId)),
  };
}

function versionsOf({ documentId, category }: PaperRow): WrittenVersion[] {
  return readdirSync(join(folder, documentId))
    .toSorted()
    .map((name) => {
      const file = readFileSync(join(folder, documentId, name), 'utf8');
      const [, front = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
      const { effectiveDate, changes, changesJa } = frontMatter.parse(parse(front));
      return {
        version: {
          document_id: documentId,
          version: name.replace('.md', ''),
          effective_date: effectiveDate,
          changes,
          changes_ja: changesJa,
        },
        path: `files/${category}/${documentId}/${name}`,
        text: text.trimStart(),
      };
    });
}
