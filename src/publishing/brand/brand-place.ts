import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CheckContext } from '../check-context.ts';
import { addUnreadable } from '../faults.ts';
import { readBytesOf } from '../reading/read-text-file.ts';
import type { YamlPath } from '../reading/read-yaml.ts';

export const brandFile = 'brand.yaml';
/** Files that `brand.yaml` names lie in it. */
export const brandFolder = 'brand';

/** The brand while it is read, with the place for its faults. */
export type BrandPlace = {
  context: CheckContext;
  fault: (at: YamlPath, expected: string, found: string) => void;
};

/** A file that the brand names; null, with a fault, where it does not exist or is too large. */
export async function readBrandFile(
  { context, fault }: BrandPlace,
  at: YamlPath,
  name: string,
  mostBytes: number,
): Promise<{ file: string; bytes: Buffer } | null> {
  const folder = path.resolve(context.folder, brandFolder) + path.sep;
  const file = path.join(context.folder, name);
  if (!path.resolve(file).startsWith(folder) || !existsSync(file)) {
    const isNamedSo = name.startsWith(`${brandFolder}/`);
    const hint = isNamedSo ? '' : `, named so: ${brandFolder}/logo.svg`;
    fault(at, `a file in ${brandFolder}/${hint}`, name);
    return null;
  }
  context.named.add(path.resolve(file));
  const bytes = await readBytesOf(file).catch((error: unknown) =>
    addUnreadable(context.faults, file, error),
  );
  if (!bytes) return null;
  if (bytes.length > mostBytes) {
    fault(at, `a file of at most ${mostBytes / 1024} kB`, `${Math.ceil(bytes.length / 1024)} kB`);
    return null;
  }
  return { file, bytes };
}
