import { existsSync } from 'node:fs';
import path from 'node:path';
import { createFaults } from '../faults.ts';
import { tableKinds, type SourceFile } from '../mapping/list-source-files.ts';
import { mapping as mappingSchema, type TableKind } from '../mapping/mapping-schema.ts';
import { mappingFile } from '../mapping/read-mapping.ts';
import { unusedTexts } from '../mapping/replace-texts.ts';
import { readYaml, type YamlPath } from '../reading/read-yaml.ts';
import type { Ask, Question } from './questions.ts';

type Read = { folder: string; files: Record<TableKind, readonly SourceFile[]> };

/** A part of a rule that no value of its files meets. */
type Unused = Pick<Question, 'guard' | 'found' | 'advice'> & {
  kind: TableKind;
  pattern: string;
  /** Its path in the source. */
  path: YamlPath;
};

/** Asks about texts to be replaced and rules about rows in the mapping that no value of their files meets. */
export async function askAboutUnusedRules({ folder, files }: Read, ask: Ask): Promise<void> {
  const unused = tableKinds.flatMap((kind) => [
    ...files[kind].flatMap(({ source }) => unusedReplaces(kind, source)),
    ...unusedConditions(kind, files[kind]),
  ]);
  const file = path.join(folder, mappingFile);
  if (unused.length === 0 || !existsSync(file)) return;
  const read = await readYaml(file, mappingSchema, createFaults());
  if (read === null) return;
  const seen = new Set<string>();
  for (const { kind, pattern, path: within, ...said } of unused) {
    const index = read.value[kind].findIndex((one) => one.file === pattern);
    const place = read.at([kind, index, ...within]);
    const key = `${place.line}:${place.column}`;
    if (seen.has(key)) continue;
    seen.add(key);
    ask({ ...said, file, ...place, index: null });
  }
}

function unusedReplaces(
  kind: TableKind,
  { file: pattern, columns = {} }: SourceFile['source'],
): Unused[] {
  return Object.entries(columns).flatMap(([column, { replacements }]) =>
    replacements === undefined
      ? []
      : unusedTexts(replacements).map((text) => ({
          kind,
          pattern,
          path: ['columns', column, 'replace', text],
          guard: 'unused-replace' as const,
          found: `no value of ${column} in ${pattern} has ${JSON.stringify(text)}, which is to be replaced`,
          advice: 'Look at the text sign by sign, or take it out of replace',
        })),
  );
}

/** Rules with values of which no row of any file has one; where nothing was read, nothing is unused. */
function unusedConditions(kind: TableKind, files: readonly SourceFile[]): Unused[] {
  const bySource = Map.groupBy(files, ({ source }) => source);
  return Array.from(bySource).flatMap(([{ file: pattern, keep, leaveOut }, own]) => {
    if (own.every(({ met }) => !met?.rows)) return [];
    const isMet = (rule: (typeof keep)[number]) => own.some(({ met }) => met?.rules.has(rule));
    return Object.entries({ leaveOut, keep }).flatMap(([name, rules]) =>
      rules.flatMap((rule, at) =>
        rule.in === undefined || isMet(rule)
          ? []
          : {
              kind,
              pattern,
              path: [name, at],
              guard: 'unused-rule' as const,
              found: `no row of ${pattern} has ${rule.in.map((value) => JSON.stringify(value)).join(' or ')} in ${rule.column}, which ${name} asks for`,
              advice: 'Look at the values sign by sign, or take the rule out',
            },
      ),
    );
  });
}
