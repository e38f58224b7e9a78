import { existsSync } from 'node:fs';
import path from 'node:path';
import { ownTexts, type OwnText } from '#src/contract/provider/own/own-texts.ts';
import type { Site } from '#src/contract/provider/site.ts';
import { languages } from '#src/domain/language.ts';
import { meantHint, nearestName } from '#src/domain/parameter-names.ts';
import { findMessage, messageNames, textParts } from '#src/i18n/replaced/text-parts.ts';
import type { CheckContext } from '../check-context.ts';
import { readYaml } from '../reading/read-yaml.ts';

export const textsFolder = 'texts';

/** The files of texts by language, as paths in the folder. */
export const textsFiles = languages.map((language) => `${textsFolder}/${language}.yaml`);

type Fault = { at: string[]; expected: string; found: string };

/**
 * Reads the provider's replacements of interface texts; each must name an existing message, and only that message's
 * values.
 * @param site null where site.yaml could not be read
 */
export async function checkTexts(
  context: CheckContext,
  site: Pick<Site, 'languages'> | null,
): Promise<void> {
  for (const language of languages) {
    const file = path.join(context.folder, textsFolder, `${language}.yaml`);
    if (!existsSync(file)) continue;
    const read = await readYaml(file, ownTexts, context.faults);
    if (read === null) continue;
    const wrong = Object.entries(read.value).flatMap(([name, text]) => faultsOf(name, text));
    for (const { at, ...fault } of wrong) context.faults.add({ file, ...read.at(at), ...fault });
    context.put('texts', language, read.value);
    if (site === null || site.languages.includes(language)) continue;
    context.ask(
      {
        guard: 'unused-setting',
        file,
        line: 1,
        index: null,
        found: `the site is shown in ${site.languages.join(', ')} (languages of site.yaml), and nobody sees these texts`,
        advice: 'Add the language to site.yaml, or remove the file',
      },
      { kind: 'texts', key: language },
    );
  }
}

function faultsOf(name: string, text: OwnText): Fault[] {
  const message = findMessage(name);
  if (message === null) return [unknownKey(name)];
  const { values } = message;
  if (typeof text === 'string') return wrongValue([name], text, values ?? []);
  if (values === null) {
    return [{ at: [name], expected: `${name}: one text, as it has no values`, found: 'several' }];
  }
  return Object.entries(text).flatMap(([form, said = '']) =>
    wrongValue([name, form], said, values),
  );
}

function unknownKey(name: string): Fault {
  const expected = `a key of src/i18n/en-us that can be replaced${meantHint(nearestName(name, messageNames))}`;
  return { at: [name], expected, found: name };
}

/** Braces are for values only, even in a message without any. */
function wrongValue(at: string[], text: string, values: readonly string[]): Fault[] {
  const known = values.filter((value) => !value.startsWith('_'));
  const { wrong } = textParts(text, known);
  if (wrong === null) return [];
  const nearest = nearestName(wrong.replaceAll(/[{}]/g, ''), known);
  const meant = meantHint(nearest && `{${nearest}}`);
  const named = known.length === 0 ? '' : ` but ${known.map((value) => `{${value}}`).join(', ')}`;
  const expected = `${at.join('.')}: no value in braces${named}${meant}`;
  return [{ at, expected, found: wrong }];
}
