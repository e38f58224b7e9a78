import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { languages } from '#src/domain/language.ts';
import { openStore } from '#src/store/open-store.ts';
import { startSite, type RunningSite } from '../running-site.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

/** The files from which a site is built and served. */
const sources = ['src', 'build', 'public', 'package.json', 'package-lock.json', 'vite.config.ts'];

export const pseudoLanguage = 'en-xa';
const registered = `'${pseudoLanguage}': { tag: 'en-XA', name: 'Pseudo', prefix: '/${pseudoLanguage}' },`;

/** Files of words that visitors may type. Pages do not show them. */
const notShown = /\/(?:question-words|search-words|provider-words)\.ts$/;

/**
 * Builds and serves, from a copy of the sources, a site with one more language, which is added as CONTRIBUTING.md
 * describes: by a line in the registry and a folder of texts.
 * @param demoStore the published demo, which is copied too
 */
export async function startPseudoSite(demoStore: string): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-pseudo-'));
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  register(folder);
  writeTexts(folder);
  for (const script of ['build/write-topics.ts', 'build/build-pages.ts'])
    await run(process.execPath, [script], { cwd: folder });
  const store = join(folder, 'store');
  cpSync(demoStore, store, { recursive: true });
  await showEverywhere(store);
  const site = await startSite({}, store, folder);
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function register(folder: string): void {
  const file = join(folder, 'src/domain/language.ts');
  const text = readFileSync(file, 'utf8');
  const last = /(?<=\n)\} as const satisfies Record<string, LanguageFacts>;/;
  if (!last.test(text)) throw new Error(`${file} has no list of languages`);
  writeFileSync(file, text.replace(last, `  ${registered}\n$&`));
}

function writeTexts(folder: string): void {
  const texts = join(folder, 'src/i18n');
  cpSync(join(import.meta.dirname, 'marked.ts'), join(texts, 'marked.ts'));
  for (const topic of globSync('**/*.ts', { cwd: join(texts, 'en-us') })) {
    if (notShown.test(`/${topic}`)) continue;
    const up = '../'.repeat(topic.split('/').length);
    const english = readFileSync(join(texts, 'en-us', topic), 'utf8');
    const names = Array.from(english.matchAll(/^export const (\w+)/gm), ([, name = '']) => name);
    const lines = [
      `import { marked } from '${up}marked.ts';`,
      `import * as english from '${up}en-us/${topic}';`,
      ...names.map((name) => `export const ${name} = marked(english.${name});`),
    ];
    const file = join(texts, pseudoLanguage, topic);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${lines.join('\n')}\n`);
  }
}

/** Adds the language to the site of the published demo, which does not list it. */
async function showEverywhere(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir });
  const shown = JSON.stringify([...languages, pseudoLanguage]);
  await sql`update item set body = jsonb_set(body, '{languages}', ${shown}::jsonb) where kind = 'site'`.execute(
    store.db,
  );
  await store.close();
}
