import path from 'node:path';
import { ownAssetTypes } from '#src/contract/provider/own/own-asset-types.ts';
import type { Site } from '#src/contract/provider/site.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { assetTypeLabels } from '#src/i18n/messages/indexes/index-labels.ts';
import type { CheckContext } from '../check-context.ts';
import { readLoosely, type ReadYaml } from '../reading/read-yaml.ts';
import { textsFolder } from '../texts/check-texts.ts';

/** The names of the asset types of the specification, as the site shows them. */
export async function readTypeNames(folder: string): Promise<Map<string, string>> {
  const file = path.join(folder, textsFolder, `${defaultLanguage}.yaml`);
  const said = Object((await readLoosely(file)) ?? {});
  const names = Object.entries(assetTypeLabels(defaultLanguage)).map(([type, label]) => {
    const own: unknown = Reflect.get(said, `assetTypeLabels.${type}`);
    return [plain(typeof own === 'string' ? own : label), type] as const;
  });
  return new Map(names);
}

/** Asset types must be declared once: of two, one would be lost. Of two with one name visitors cannot tell which is which. */
export function checkAssetTypes(
  file: string,
  read: ReadYaml<Site>,
  { faults, ask }: Pick<CheckContext, 'faults' | 'ask'>,
  names: ReadonlyMap<string, string>,
): void {
  const types = read.value.assetTypes.map(({ type }) => type);
  for (const [i, type] of types.entries()) {
    if (types.indexOf(type) === i) continue;
    const place = read.at(['assetTypes', i, 'type']);
    faults.add({ file, ...place, expected: 'each asset type once', found: type });
  }
  const seen = new Map(names);
  for (const { type, name } of ownAssetTypes(read.value)) {
    const shown = name[defaultLanguage];
    const other = seen.get(plain(shown));
    seen.set(plain(shown), type);
    if (other === undefined || other === type) continue;
    const question = {
      guard: 'odd-terms' as const,
      file,
      ...read.at(['assetTypes', types.indexOf(type), 'name']),
      index: null,
      found: `the asset type ${type} has the name of ${other}: ${shown}`,
      advice: `Give it another name, its indexes the asset_type ${other}, or that one another name in ${textsFolder}/`,
    };
    ask(question, { kind: 'site', key: 'site' });
  }
}

const plain = (name: string) => name.trim().toLowerCase();
