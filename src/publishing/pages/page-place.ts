import path from 'node:path';
import type { Language } from '#src/domain/language.ts';
import type { CheckContext } from '../check-context.ts';
import type { YamlPath } from '../reading/read-yaml.ts';

/** The folder of pages, with the texts and pictures that they refer to. */
export const pagesFolder = 'pages';

/** A page while it is read: where its faults are added, and where its files are. */
export type PagePlace = {
  context: CheckContext;
  file: string;
  language: Language;
  /** The existing ones; null where `site.yaml` has faults of its own. */
  assetTypes: readonly string[] | null;
  fault: (at: YamlPath, expected: string, found: string) => void;
  /** Notes that something is unknown to this version; the release is published. */
  note: (at: YamlPath, reason: string) => void;
};

/** Path of a file that a page refers to, below its folder; null where it leads out of the pages. */
export function fileBeside({ context, file }: PagePlace, name: string): string | null {
  const beside = path.dirname(file);
  const folder = path.resolve(context.folder, pagesFolder) + path.sep;
  const found = path.resolve(beside, name);
  if (!found.startsWith(folder)) return null;
  context.named.add(found);
  return path.join(beside, name);
}
