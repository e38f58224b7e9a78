import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defaultLanguage, languages, type Language } from '../src/domain/language.ts';

// Puts the texts of every topic together: a topic is a file of English texts in `src/i18n/en-us/`, the other languages have
// files of the same names in folders of their own. What imports a topic gets a module that knows them all, so that a page
// loads the texts of its own topics only. `--check` fails where a topic was not written anew.

const folder = 'src/i18n';
const others: readonly Language[] = languages.filter((language) => language !== defaultLanguage);

const topics = globSync(`${folder}/${defaultLanguage}/**/*.ts`)
  .map((path) => path.slice(`${folder}/${defaultLanguage}/`.length))
  .toSorted();
const written = new Map(topics.map((topic) => [`${folder}/messages/${topic}`, moduleOf(topic)]));
const stale = globSync(`${folder}/messages/**/*.ts`).filter((path) => !written.has(path));
const changed = [...written].filter(([path, text]) => read(path) !== text);

if (process.argv.includes('--check')) {
  const wrong = [...stale, ...changed.map(([path]) => path)];
  if (wrong.length > 0) {
    console.error(`Not as \`node build/write-topics.ts\` writes them:\n${wrong.join('\n')}`);
    process.exitCode = 1;
  }
} else {
  for (const path of stale) rmSync(path);
  for (const [path, text] of changed) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function moduleOf(topic: string): string {
  const up = '../'.repeat(topic.split('/').length);
  const names = exportsOf(defaultLanguage, topic);
  const translated = others.filter((language) => exportsOf(language, topic).length > 0);
  const imports = [defaultLanguage, ...translated].map(
    (language) => `import * as ${nameOf(language)} from '${up}${language}/${topic}';`,
  );
  const declarations = names.map((name) => {
    const own = translated.filter((language) => exportsOf(language, topic).includes(name));
    const entries = own.map((language) => `'${language}': ${nameOf(language)}.${name}`);
    const translations = entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
    return `export const ${name} = defineMessages(${nameOf(defaultLanguage)}.${name}, ${translations});`;
  });
  const parts = [
    '// Written by build/write-topics.ts.',
    `import { defineMessages } from '${up}define-messages.ts';`,
    ...imports,
    '',
    ...declarations,
  ];
  return `${parts.join('\n')}\n`;
}

function exportsOf(language: Language, topic: string): string[] {
  const text = read(`${folder}/${language}/${topic}`) ?? '';
  return Array.from(text.matchAll(/^export const (\w+)/gm), ([, name = '']) => name);
}

/** `enUs` */
function nameOf(language: Language): string {
  return language.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
