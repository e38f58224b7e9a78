import { existsSync } from 'node:fs';
import path from 'node:path';
import { filePattern } from '#src/contract/provider/file-pattern.ts';
import { guards, type Guards } from '#src/contract/provider/guards.ts';
import type { Faults } from '../faults.ts';
import { readYaml } from '../reading/read-yaml.ts';
import { oneOfAssetTypes } from '../site/check-site.ts';

export const guardsFile = 'guards.yaml';

/** What guards ask about when nobody has said otherwise. */
export const usualGuards: Guards = guards.parse({});

type ReadGuards = {
  guards: Guards;
  /** Checks what needs the asset types, which are declared elsewhere. */
  checkGuards: (assetTypes: readonly string[] | null) => void;
};

/** Reads what guards ask about; a folder without the file has the usual ones. */
export async function readGuards(folder: string, faults: Faults): Promise<ReadGuards> {
  const file = path.join(folder, guardsFile);
  const before = faults.total;
  const read = existsSync(file) ? await readYaml(file, guards, faults) : null;
  if (read === null) return { guards: usualGuards, checkGuards: () => {} };
  // Files are compared with them before all else is checked.
  for (const [i, pattern] of read.value['unknown-file'].known.entries()) {
    const problem = filePattern.safeParse(pattern).error?.issues[0]?.message;
    const place = read.at(['unknown-file', 'known', i]);
    if (problem) faults.add({ file, ...place, expected: problem, found: pattern });
  }
  if (faults.total > before) return { guards: usualGuards, checkGuards: () => {} };
  return {
    guards: read.value,
    checkGuards(assetTypes) {
      for (const type of Object.keys(read.value['level-jump'].percent)) {
        if (assetTypes === null || assetTypes.includes(type)) continue;
        const place = read.at(['level-jump', 'percent', type]);
        faults.add({ file, ...place, expected: oneOfAssetTypes(assetTypes), found: type });
      }
    },
  };
}
