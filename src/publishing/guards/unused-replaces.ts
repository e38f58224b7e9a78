import { existsSync } from 'node:fs';
import path from 'node:path';
import { createFaults } from '../faults.ts';
import { tableKinds, type SourceFile } from '../mapping/list-source-files.ts';
import { mapping as mappingSchema, type TableKind } from '../mapping/mapping-schema.ts';
import { mappingFile } from '../mapping/read-mapping.ts';
import { unusedTexts } from '../mapping/replace-texts.ts';
import { readYaml } from '../reading/read-yaml.ts';
import type { Ask } from './questions.ts';

type Read = { folder: string; files: Record<TableKind, readonly SourceFile[]> };

/** Asks about texts that the mapping replaces, and that no value of its files has. */
export async function askAboutReplaces({ folder, files }: Read, ask: Ask): Promise<void> {
  const unused = tableKinds.flatMap((kind) =>
    files[kind].flatMap(({ source }) => unusedOf(kind, source)),
  );
  const file = path.join(folder, mappingFile);
  if (unused.length === 0 || !existsSync(file)) return;
  const read = await readYaml(file, mappingSchema, createFaults());
  if (read === null) return;
  const seen = new Set<string>();
  for (const { kind, pattern, column, text } of unused) {
    const index = read.value[kind].findIndex((one) => one.file === pattern);
    const place = read.at([kind, index, 'columns', column, 'replace', text]);
    const key = `${place.line}:${place.column}`;
    if (seen.has(key)) continue;
    seen.add(key);
    ask({
      guard: 'unused-replace',
      file,
      line: place.line,
      index: null,
      found: `no value of ${column} in ${pattern} has ${JSON.stringify(text)}, which is to be replaced`,
      advice: 'Look at the text sign by sign, or take it out of replace',
    });
  }
}

function unusedOf(kind: TableKind, { file: pattern, columns = {} }: SourceFile['source']) {
  return Object.entries(columns).flatMap(([column, { replacements }]) =>
    replacements === undefined
      ? []
      : unusedTexts(replacements).map((text) => ({ kind, pattern, column, text })),
  );
}
