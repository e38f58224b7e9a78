import path from 'node:path';
import type { Language } from '#src/domain/language.ts';
import type { CheckContext } from '../check-context.ts';
import type { YamlPath } from '../reading/read-yaml.ts';

/** Folder of the pages in a provider folder; texts and pictures that they name lie in it. */
export const pagesFolder = 'pages';

/** A page while it is read: where its faults are told, and where the files that it names lie. */
export type PagePlace = {
  context: CheckContext;
  file: string;
  language: Language;
  /** Those that there are; null where `site.yaml` has faults of its own. */
  assetTypes: readonly string[] | null;
  fault: (at: YamlPath, expected: string, found: string) => void;
  /** Says that something is unknown here; the release goes on. */
  note: (at: YamlPath, reason: string) => void;
};

/** Path of a file that a page names, below its own folder; null where it leads out of the pages. */
export function fileBeside({ context, file }: PagePlace, name: string): string | null {
  const beside = path.dirname(file);
  const folder = path.resolve(context.folder, pagesFolder) + path.sep;
  const found = path.resolve(beside, name);
  if (!found.startsWith(folder)) return null;
  context.named.add(found);
  return path.join(beside, name);
}
