import { existsSync } from 'node:fs';
import path from 'node:path';
import { byLanguage } from '#src/contract/provider/local-text.ts';
import { navigationSource } from '#src/contract/provider/site.ts';
import { languages } from '#src/domain/language.ts';
import type { CheckContext } from '../check-context.ts';
import { refuseEmptyTexts } from '../reading/empty-texts.ts';
import { readYaml } from '../reading/read-yaml.ts';

export const navigationFile = 'navigation.yaml';
const navigationByLanguage = byLanguage(navigationSource);

/** Reads menus and banner of each language; a site without the file has none. */
export async function checkNavigation(context: CheckContext): Promise<void> {
  const file = path.join(context.folder, navigationFile);
  if (!existsSync(file)) return;
  const read = await readYaml(file, navigationByLanguage, context.faults);
  if (read) refuseEmptyTexts(file, read, context.faults);
  for (const language of languages) {
    const tree = read?.value[language];
    if (tree) context.put('navigation', language, tree, { file });
  }
}
