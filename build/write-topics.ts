import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defaultLanguage, languages, type Language } from '../src/domain/language.ts';

// Generates a module in `src/i18n/messages/` for every topic, which combines its texts in all languages. A topic is a file of
// English texts in `src/i18n/en-us/`; other languages have files of the same name in folders of their own. A page imports, and
// loads, only the topics that it needs. With `--check` nothing is written, and the run fails if a module is outdated.

const folder = 'src/i18n';
// Messages that a provider cannot replace: they are no interface texts, or are needed where no release is known, or take
// values that are not texts.
const notReplaceable = new Set(
  (
    'formats searchPhrases questionWords questionFigures questionWindows questionValues methodologyMessages limitMessages ' +
    'preparingMessages missingMessages.note compareMessages.titleOf mixMessages.unlikeIn blendMessages.name ' +
    'figureNameParts.return chartMessages.summary linesChartMessages.summary pictureMessages.description'
  ).split(' '),
);

const others: readonly Language[] = languages.filter((language) => language !== defaultLanguage);

const topics = globSync(`${folder}/${defaultLanguage}/**/*.ts`)
  .map((path) => path.slice(`${folder}/${defaultLanguage}/`.length))
  .toSorted();
const groups = topics.flatMap((topic) => exportsOf(defaultLanguage, topic));
const twice = groups.filter((name, at) => groups.indexOf(name) !== at);
if (twice.length > 0)
  throw new Error(`Two topics have a group of texts called ${twice.join(', ')}`);
const written = new Map([
  ...topics.map((topic): [string, string] => [`${folder}/messages/${topic}`, moduleOf(topic)]),
  [`${folder}/messages/groups.ts`, await groupsModule()],
]);
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
    const texts = languages.map((language) =>
      exportsOf(language, topic).includes(name) ? `${nameOf(language)}.${name}` : '{}',
    );
    return `export const ${name} = defineMessages(${groups.indexOf(name)}, ${texts.join(', ')});`;
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

/** The module that lists the messages that a provider may replace, by group and key. Only publishing imports it. */
async function groupsModule(): Promise<string> {
  const lines: string[] = [];
  for (const topic of topics) {
    const texts = (await import(`../${folder}/${defaultLanguage}/${topic}`)) as Record<
      string,
      object
    >;
    for (const name of exportsOf(defaultLanguage, topic)) {
      if (notReplaceable.has(name)) continue;
      const keys = Object.entries(texts[name] ?? {})
        .filter(([key]) => !notReplaceable.has(`${name}.${key}`))
        .map(([key, text]: [string, unknown]) => {
          const values = typeof text === 'function' ? valuesOf(text) : null;
          return `${JSON.stringify(key)}: ${JSON.stringify(values)}`;
        });
      lines.push(`  ${name}: { number: ${groups.indexOf(name)}, keys: { ${keys.join(', ')} } },`);
    }
  }
  return `${[
    '// Written by build/write-topics.ts.',
    '',
    '/** The groups of replaceable messages by name. Each key has the names of its parameters, or null for a plain text. */',
    'export const messageGroups: Readonly<',
    '  Record<string, { number: number; keys: Readonly<Record<string, readonly string[] | null>> }>',
    '> = {',
    ...lines,
    '};',
  ].join('\n')}\n`;
}

/** The names of a message's parameters, parsed from its source code. Unused ones begin with `_`. */
function valuesOf(message: Function): string[] {
  const [, listed = ''] = /^\(([^)]*)\)/.exec(message.toString()) ?? [];
  return listed.split(',').flatMap((name) => name.trim() || []);
}

function exportsOf(language: Language, topic: string): string[] {
  const text = read(`${folder}/${language}/${topic}`) ?? '';
  return Array.from(text.matchAll(/^export const (\w+)/gm), ([, name = '']) => name);
}

/** A language as a variable name: `enUs` for `en-us`. */
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
