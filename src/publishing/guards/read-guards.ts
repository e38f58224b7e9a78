import { existsSync } from 'node:fs';
import path from 'node:path';
import { guards, type Guards } from '#src/contract/provider/guards.ts';
import type { Faults } from '../faults.ts';
import { readYaml } from '../reading/read-yaml.ts';

export const guardsFile = 'guards.yaml';

/** What guards ask about when nobody has said otherwise. */
export const usualGuards: Guards = guards.parse({});

/** Reads what guards ask about; a folder without the file has the usual ones. */
export async function readGuards(folder: string, faults: Faults): Promise<Guards> {
  const file = path.join(folder, guardsFile);
  if (!existsSync(file)) return usualGuards;
  return (await readYaml(file, guards, faults))?.value ?? usualGuards;
}
