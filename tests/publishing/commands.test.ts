import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { copiedStore, type ThrowawayStore } from '../support/stores.ts';
import { temporaryFolders } from './provider-folder.ts';
import { runCommand, type Outcome } from './run-command.ts';

const folders = temporaryFolders();
const why = ['--reason', 'Wrong'];
const names = ['good', 'again', 'faulty', 'releases', 'rollback', 'nowhere'] as const;
let throwaway: ThrowawayStore;
const outcomes = {} as Record<(typeof names)[number], Outcome>;

// One story; each command is a process of its own, and reaches the store through the one that has it open.
beforeAll(async () => {
  throwaway = await copiedStore('embedded');
  const env = { DATA_DIR: throwaway.config.dataDir };
  const levels = { 'levels/a.csv': 'date,AAA\n2026-11-20,100\n' };
  const good = folders.write('good', levels);
  const faulty = folders.write('faulty', { 'levels/a.csv': 'date,AAA\n2026-11-20,0\n' });
  const other = folders.write('other', { ...levels, 'products.csv': 'product_id,name\nP1,Fund\n' });
  outcomes.good = await runCommand(['publish', good, '--label', 'first'], env);
  outcomes.again = await runCommand(['publish', good], env);
  outcomes.faulty = await runCommand(['publish', faulty], env);
  await runCommand(['publish', other, '--label', 'second'], env);
  outcomes.rollback = await runCommand(['rollback', '1', ...why], env);
  outcomes.nowhere = await runCommand(['rollback', '99', ...why], env);
  outcomes.releases = await runCommand(['releases'], env);
});
afterAll(async () => {
  await throwaway.remove();
  folders.remove();
});

test('publish says what it did, and shows its progress on stderr', () => {
  expect(outcomes.good.code).toBe(0);
  expect(outcomes.good.stdout).toMatch(/index +2 +2 +0 +0 +0 +0\n/);
  expect(outcomes.good.stdout).toContain('Release 1 (first) is public');
  expect(outcomes.good.stderr).toContain('writing index: 2 of 2\n');
});

test('publish of the same folder again changes nothing, and that is no error', () => {
  expect(outcomes.again).toMatchObject({ code: 0, stdout: 'Nothing has changed\n' });
});

test('publish of a faulty folder lists the faults and makes no release', () => {
  expect(outcomes.faulty.code).toBe(1);
  expect(outcomes.faulty.stderr).toMatch(/levels\/a\.csv:2:12 expected a level above zero/);
  expect(outcomes.releases.stdout.trim().split('\n')).toHaveLength(3);
});

test('rollback publishes an earlier release again, and releases tells the story', () => {
  expect(outcomes.rollback).toMatchObject({ code: 0 });
  const [third, second, first] = outcomes.releases.stdout.split('\n');
  expect(third).toMatch(/^ +3 .* current .*the content of release 1$/);
  expect(second).toMatch(/^ +2 .* withdrawn .*second$/);
  expect(first).toMatch(/^ +1 .*first$/);
});

test('rollback to a release that there is not is refused', () => {
  expect(outcomes.nowhere.code).toBe(2);
  expect(outcomes.nowhere.stderr).toContain('There is no release 99');
});

test('PB-01 levels that would vanish are listed and refused until they are confirmed', async () => {
  const store = await copiedStore('embedded');
  onTestFinished(() => store.remove());
  const env = { DATA_DIR: store.config.dataDir };
  const rows = 'date,AAA,BBB\n2026-11-19,100,50\n2026-11-20,101,51\n';
  const first = folders.write('vanishing', { 'levels/a.csv': rows });
  await runCommand(['publish', first], env);
  const less = folders.write('less', { 'levels/a.csv': 'date,AAA\n2026-11-19,100\n' });
  const report = folders.path('report.jsonl');
  const refused = await runCommand(
    ['publish', less, '--withdraw-levels', ...why, '--report', report],
    env,
  );
  const listed =
    'AAA: 1 level, 2026-11-20\n' +
    'BBB: 2 levels, 2026-11-19 to 2026-11-20 (the folder has no level of this index)\n' +
    '3 published levels of 2 indexes would be withdrawn: nothing was published; --withdraw-levels=BBB withdraws them, with a --reason\n';
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(listed);
  expect(readFileSync(report, 'utf8')).toBe(
    '{"index":"AAA","withdrawn":1,"from":"2026-11-20","to":"2026-11-20"}\n' +
      '{"index":"BBB","withdrawn":2,"from":"2026-11-19","to":"2026-11-20"}\n',
  );
  const done = await runCommand(['publish', less, '--withdraw-levels=BBB', ...why], env);
  expect(done).toMatchObject({ code: 0 });
  expect(done.stdout).toMatch(/levels +1 +0 +0 +0 +3 +0\n/);
  const silent = await runCommand(['publish', less, '--withdraw-levels=BBB'], env);
  expect([silent.code, silent.stderr]).toEqual([2, expect.stringContaining('which visitors read')]);
  const swallowed = await runCommand(['publish', '--withdraw-levels', less], env);
  expect(swallowed.code).toBe(2);
  expect(swallowed.stderr).toContain('the folder is named before this option');
});

test('PB-01 programs publish by standard input, read JSON, and the audit log tells who did what', async () => {
  const store = await copiedStore('embedded');
  onTestFinished(() => store.remove());
  const env = { DATA_DIR: store.config.dataDir };
  const rows = 'date,AAA,BBB\n2026-11-17,100,50\n2026-11-18,101,51\n';
  const folder = folders.write('programs', { 'levels/a.csv': rows });
  const first = await runCommand(['publish', folder, '--json'], env);
  expect(JSON.parse(first.stdout)).toMatchObject({
    release: { number: 1 },
    rows: { index: { rowsRead: 2, added: 2, closed: 0 } },
    accepted: [],
  });

  const jump = 'date,AAA,BBB\n2026-11-19,10100,52\n2026-11-20,101,53\n';
  const compared = await runCommand(['diff', '-', '--json'], env, jump);
  expect(compared.code).toBe(0);
  expect(JSON.parse(compared.stdout)).toMatchObject({
    comparedWith: { release: 1 },
    levels: [{ key: 'AAA', added: { points: 2, first: '2026-11-19' } }, { key: 'BBB' }],
    questions: [{ guard: 'level-jump', mode: 'ask', count: 2 }],
  });
  const fromPipe = ['publish', '--levels', '-'];
  const asked = await runCommand([...fromPipe, '--json'], env, jump);
  expect(asked.code).toBe(3);
  expect(asked.stderr).toContain(
    'standard input:2:12: level-jump: AAA: 101 on 2026-11-18 to 10,100 on 2026-11-19 (+9,900 %)\n' +
      'standard input:3:12: level-jump: AAA: 10,100 on 2026-11-19 to 101 on 2026-11-20 (−99 %)\n' +
      "  Compare the level with its source; if it is right: --accept level-jump --reason '…'\n",
  );
  expect(JSON.parse(asked.stdout)).toMatchObject({ questions: [{ guard: 'level-jump' }] });
  const faulty = await runCommand(fromPipe, env, 'date,AAA\n2026-11-20,x\n');
  expect(faulty).toMatchObject({ code: 1 });
  expect(faulty.stderr).toContain('standard input:2:12 expected a number like 1234.56, found "x"');
  const withoutReason = await runCommand([...fromPipe, '--accept', 'level-jump'], env, jump);
  expect(withoutReason).toMatchObject({ code: 2 });
  const unknown = await runCommand([...fromPipe, '--accept', 'jumps', '--reason', 'x'], env, jump);
  expect(unknown.stderr).toContain('guards are expected: closed-indexes, ');
  const accepted = ['--accept', 'level-jump', '--reason', 'Split by 100'];
  expect(await runCommand([...fromPipe, ...accepted], env, jump)).toMatchObject({ code: 0 });

  const silent = await runCommand(['rollback', '1'], env);
  expect([silent.code, silent.stderr]).toEqual([
    2,
    "A rollback takes a --reason '…', which visitors read\n",
  ]);
  const steering = await runCommand(['rollback', '1', '--reason', 'No\u001B[2J'], env);
  expect([steering.code, steering.stderr]).toEqual([
    2,
    expect.stringContaining('one line of up to'),
  ]);
  const back = await runCommand(['rollback', '1', '--reason', 'No split', '--json'], env);
  expect(JSON.parse(back.stdout)).toMatchObject({
    release: { number: 3, restores: 1 },
    withdrawnLevels: 4,
  });
  const listed = await runCommand(['releases', '--json'], env);
  expect(JSON.parse(listed.stdout)).toMatchObject({
    releases: [{ number: 3, withdrawn: false }, { number: 2, withdrawn: true }, { number: 1 }],
  });
  const log = await runCommand(['audit', '--json'], env);
  const entries = log.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const actor = { name: userInfo().username, by: 'os-user', host: hostname() };
  // The first of what was found, and each of its indexes once.
  const found = expect.stringContaining('AAA: 101 on 2026-11-18 to 10,100');
  expect(entries).toMatchObject([
    { number: 1, act: 'publish', release: 1, actor, command: `publish ${folder} --json` },
    {
      act: 'publish-levels',
      release: 2,
      files: [{ file: 'standard input', sha256: sha256(jump) }],
      accepted: [{ guard: 'level-jump', count: 2, found, indexes: ['AAA'] }],
      reason: 'Split by 100',
    },
    { act: 'rollback', release: 3, reason: 'No split', withdrawnLevels: 4 },
  ]);
  expect(entries[0].files).toContainEqual({ file: 'levels/a.csv', sha256: sha256(rows) });
  const whole = await runCommand(['audit', '--verify', entries[1].hash], env);
  expect(whole).toMatchObject({ code: 0 });
  expect(whole.stdout).toContain('Entry 2 has this hash');
  expect(await runCommand(['audit', '--verify', '0'.repeat(64)], env)).toMatchObject({ code: 1 });
});

test('a preview that cannot listen says why and ends, and leaves nothing behind', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const folder = folders.write('preview', {});
  // Short: the names of sockets, which are below it, have 107 characters at most.
  const TMPDIR = mkdtempSync(join(tmpdir(), 'own-'));
  onTestFinished(() => rmSync(TMPDIR, { recursive: true }));
  const before = readdirSync(TMPDIR);
  // The port of the metrics is that of the site which runs beside it.
  const { dataDir: DATA_DIR } = throwaway.config;
  const env = { TMPDIR, DATA_DIR, METRICS_PORT: String(port), LOG_LEVEL: 'silent' };
  const { code, stderr } = await runCommand(['preview', folder, '--port', String(port)], env);
  expect(code).toBe(2);
  expect(stderr).toMatch(/\nAnother process listens at 127\.0\.0\.1:\d+ \(HOST, PORT\)\n$/);
  expect(readdirSync(TMPDIR)).toEqual(before);
  const beyond = await runCommand(['preview', folder, '--port', '65536']);
  expect(beyond.code).toBe(2);
  expect(beyond.stderr).toContain('a port from 0 to 65535 is expected');
});

test('the report holds every fault and every row left out, however many are printed', async () => {
  const rows = Array.from({ length: 30 }, (_, row) => `2026-11-20,X${row},1\n`);
  const folder = folders.write('many', {
    'levels/a.csv': `date,index,level\n${rows.join('')}`,
    'products.csv': 'product_id,name\nP1,Fund\nP2,\n',
    'mapping.yaml':
      'products:\n  - { file: products.csv, leaveOut: [{ column: name, reason: no name }] }\n',
  });
  const report = `${folder}/report.jsonl`;
  const { code, stderr } = await runCommand(['check', folder, '--report', report]);
  expect(code).toBe(1);
  expect(stderr.match(/expected the fund_id of an index/g)).toHaveLength(20);
  expect(stderr).toContain('10 more (all of them by --report FILE)');
  const entries = readFileSync(report, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(entries.filter(({ expected }) => expected)).toHaveLength(30);
  expect(entries).toContainEqual({ file: `${folder}/products.csv`, line: 3, leftOut: 'no name' });
});
