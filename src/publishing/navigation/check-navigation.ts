import { existsSync } from 'node:fs';
import path from 'node:path';
import { byLanguage } from '#src/contract/provider/local-text.ts';
import { mostMenuEntries, navigationSource } from '#src/contract/provider/site.ts';
import { languages } from '#src/domain/language.ts';
import type { CheckContext } from '../check-context.ts';
import { someOf } from '../guards/words.ts';
import { refuseEmptyTexts } from '../reading/empty-texts.ts';
import { refuseMarkup } from '../reading/markup.ts';
import { readYaml } from '../reading/read-yaml.ts';

export const navigationFile = 'navigation.yaml';
const navigationByLanguage = byLanguage(navigationSource);

/** Reads menus and banner of each language; a site without the file has none. */
export async function checkNavigation(context: CheckContext): Promise<void> {
  const file = path.join(context.folder, navigationFile);
  if (!existsSync(file)) return;
  const read = await readYaml(file, navigationByLanguage, context.faults);
  if (read === null) return;
  refuseEmptyTexts(file, read, context.faults);
  refuseMarkup(file, read, context.faults);
  for (const language of languages) {
    const tree = read.value[language];
    if (!tree) continue;
    context.put('navigation', language, tree, { file });
    const unseen = tree.entries.slice(mostMenuEntries).map(({ title }) => title);
    if (unseen.length === 0) continue;
    const question = {
      guard: 'unused-setting' as const,
      file,
      ...read.at([language, 'entries', mostMenuEntries]),
      index: null,
      found: `the menu has room for ${mostMenuEntries} entries: nobody sees ${someOf(unseen)}`,
      advice: 'Leave entries out, or move them to the footer',
    };
    context.ask(question, { kind: 'navigation', key: language });
  }
}
