import { existsSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { filePattern } from '#src/contract/provider/file-pattern.ts';
import { guards, type Guards, writtenGuards } from '#src/contract/provider/guards.ts';
import type { Faults } from '../faults.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import { readLoosely, readYaml, type YamlPath } from '../reading/read-yaml.ts';
import { oneOfAssetTypes } from '../site/check-site.ts';

export const guardsFile = 'guards.yaml';

/** The default guards. */
export const usualGuards: Guards = guards.parse({});

type WrittenGuards = z.infer<typeof writtenGuards>;

/** The guards of a stored file; the defaults where there is none. */
export const guardsOf = (written: WrittenGuards | null): Guards =>
  written === null ? usualGuards : guards.parse(written);

type ReadGuards = {
  guards: Guards;
  /** What the file says; null without a file. */
  written: WrittenGuards | null;
  /** Checks what needs the asset types, which another file declares. */
  checkGuards: (assetTypes: readonly string[] | null) => void;
  /** Checks that the indexes of which guards do not ask are there. */
  checkExceptions: (directory: Pick<IndexDirectory, 'has'>) => void;
};

const unread: ReadGuards = {
  guards: usualGuards,
  written: null,
  checkGuards: () => {},
  checkExceptions: () => {},
};

/** Reads the settings of guards; a folder without the file has the defaults. */
export async function readGuards(folder: string, faults: Faults): Promise<ReadGuards> {
  const file = path.join(folder, guardsFile);
  const before = faults.total;
  const read = existsSync(file) ? await readYaml(file, guards, faults) : null;
  if (read === null) return unread;
  // Patterns are checked first, since files are compared with them.
  for (const [i, pattern] of read.value['unknown-file'].known.entries()) {
    const problem = filePattern.safeParse(pattern).error?.issues[0]?.message;
    const place = read.at(['unknown-file', 'known', i]);
    if (problem) faults.add({ file, ...place, expected: problem, found: pattern });
  }
  if (faults.total > before) return unread;
  return {
    guards: read.value,
    written: writtenGuards.parse((await readLoosely(file)) ?? {}),
    checkGuards(assetTypes) {
      for (const type of Object.keys(read.value['level-jump'].percent)) {
        if (assetTypes === null || assetTypes.includes(type)) continue;
        const place = read.at(['level-jump', 'percent', type]);
        faults.add({ file, ...place, expected: oneOfAssetTypes(assetTypes), found: type });
      }
    },
    checkExceptions(directory) {
      for (const { path, fundId } of exceptionsOf(read.value)) {
        if (directory.has(fundId)) continue;
        const expected = 'the fund_id of an index';
        faults.add({ file, ...read.at(path), expected, found: fundId });
      }
    },
  };
}

function exceptionsOf(settings: Guards): { path: YamlPath; fundId: string }[] {
  return Object.entries(settings).flatMap(([guard, setting]) => {
    const except = typeof setting === 'object' && 'except' in setting ? setting.except : [];
    return except.map((fundId, i) => ({ path: [guard, 'except', i], fundId }));
  });
}
