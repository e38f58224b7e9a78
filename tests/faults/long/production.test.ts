import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { copiedStore, engines } from '../../support/stores.ts';

/** Somebody who owns nothing, where the test may become him. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let folder: string;
let provider: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-production-'));
  await chmod(folder, 0o755);
  provider = join(folder, 'provider');
  await cp(inject('demoFolder'), provider, { recursive: true });
  await chmod(provider, 0o755);
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    // The shell, npm and the server end together.
    process.kill(-child.pid!, 'SIGTERM');
    await once(child, 'exit');
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a server by a command; gives its address once it says it. */
async function start(command: string[], options: Parameters<typeof spawn>[2]): Promise<string> {
  const [program = '', ...rest] = command;
  const server = spawn(program, rest, { ...options, detached: true, stdio: 'pipe' });
  running.push(server);
  let said = '';
  return new Promise((found, fail) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /Plumbline is at ([^\s"]+)/.exec(said)?.[1];
      if (url) found(url.replace('0.0.0.0', '127.0.0.1'));
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
  });
}

/** What a clone holds, with the pages built and the packages installed. */
async function cloneWithPackages(): Promise<string> {
  const clone = join(folder, 'clone');
  const listed = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name && existsSync(name))) {
    await cp(file, join(clone, file));
  }
  await cp('dist', join(clone, 'dist'), { recursive: true });
  await symlink(resolve('node_modules'), join(clone, 'node_modules'));
  return clone;
}

/** The commands below a heading of the README, each on its line, without what is said behind it. */
function commandsBelow(heading: string): string[] {
  const section = readFileSync('README.md', 'utf8').split(`## ${heading}\n`)[1]?.split('\n## ')[0];
  const lines = section?.split('\n').filter((line) => line.startsWith('    ')) ?? [];
  return lines.map((line) => line.replace(/\s+# .*$/, '').trim());
}

test.runIf(engines.includes('postgres'))(
  'the README’s way to production leads there',
  async () => {
    const { config, remove } = await copiedStore('postgres');
    const commands = commandsBelow('Run it in production')
      // The database is there, and so are the packages.
      .filter((command) => !/^(?:createdb|npm ci)\b/.test(command))
      .map((command) => command.replace('/srv/provider', provider))
      .map((command) => command.replace(/postgres:\/\/\S+/, config.databaseUrl!));
    const serving = commands.findIndex((command) => command.endsWith('npm run serve'));
    expect(serving).toBeGreaterThan(0);
    const settings = commands.slice(0, serving);
    const cwd = await cloneWithPackages();
    const env: NodeJS.ProcessEnv = { ...process.env, PORT: '0' };
    delete env['DATABASE_URL'];
    const script = [...settings, commands[serving]].join('\n');
    const url = await start(['sh', '-ec', script], { cwd, env });
    const page = await (await fetch(`${url}/indexes/details/PLWLD_NTR_USD`)).text();
    expect(page).toContain('rel="canonical" href="https://indexes.example/indexes/details/');

    const indexes = join(provider, 'indexes.csv');
    const rows = await readFile(indexes, 'utf8');
    await writeFile(indexes, rows.replace('Plumbline World NTR USD', 'Renamed Later'));
    const later = [...settings, ...commands.slice(serving + 1)].join('\n');
    const said = execFileSync('sh', ['-ec', later], { cwd, env, encoding: 'utf8' });
    expect(said).toContain('Release 2 (November review) is public');
    await expect
      .poll(async () => (await fetch(`${url}/indexes/details/PLWLD_NTR_USD`)).text(), {
        timeout: 60_000,
      })
      .toContain('Renamed Later');
    await remove();
  },
  600_000,
);

test('the image’s command and health check work with the image’s folders alone, for somebody who may write to DATA_DIR only', async () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8').split('\nFROM ').at(-1) ?? '';
  const image = join(folder, 'app');
  await mkdir(image);
  for (const [, name] of dockerfile.matchAll(/^COPY --from=made \/app\/(\S+) \S+$/gm)) {
    if (name === 'node_modules') await symlink(resolve(name), join(image, name));
    else await cp(name!, join(image, name!), { recursive: true });
  }
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  if (nobody.uid !== undefined) await chown(dataDir, nobody.uid, nobody.gid);
  const given = /^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '';
  const variables = Object.fromEntries(given.split(' ').map((pair) => pair.split('=')));
  const [health, command] = Array.from(dockerfile.matchAll(/CMD (\[.*\])/g), (match) => {
    const [program, ...rest] = JSON.parse(match[1]!) as string[];
    expect(program).toBe('node');
    return [process.execPath, ...rest];
  });
  const env = { ...variables, DATA_DIR: dataDir, PROVIDER_DIR: provider, PORT: '0' };
  const url = await start(command!, { cwd: image, env, ...nobody });
  const port = new URL(url).port;
  const [program, ...rest] = health!.map((text) => text.replace(':3000/', `:${port}/`));
  execFileSync(program!, rest, { cwd: image, env });
  const wrong = rest.map((text) => text.replace(`:${port}/`, ':1/'));
  expect(() => execFileSync(program!, wrong, { cwd: image, env })).toThrow('Command failed');
}, 600_000);
