import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { copiedStore } from '../../support/stores.ts';
import { temporaryFolders } from '../provider-folder.ts';
import { runCommand } from '../run-command.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());

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
  // Without a reason, since nothing is done.
  const dry = await runCommand(['rollback', '1', '--dry-run'], env);
  expect([dry.code, dry.stdout]).toEqual([0, expect.stringMatching(/^Compared with release 2/)]);
  const told = await runCommand(['rollback', '1', '--dry-run', '--json'], env);
  expect(JSON.parse(told.stdout)).toMatchObject({ comparedWith: { release: 2 }, isSame: false });
  const alone = await runCommand(['rollback', '1', '--html', 'report.html'], env);
  expect([alone.code, alone.stderr]).toEqual([2, expect.stringContaining('goes with --dry-run')]);
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
  const store = await copiedStore('embedded');
  onTestFinished(() => store.remove());
  const { dataDir: DATA_DIR } = store.config;
  const env = { TMPDIR, DATA_DIR, METRICS_PORT: String(port), LOG_LEVEL: 'silent' };
  const { code, stderr } = await runCommand(['preview', folder, '--port', String(port)], env);
  expect(code).toBe(2);
  expect(stderr).toMatch(/\nAnother process listens at 127\.0\.0\.1:\d+ \(HOST, PORT\)\n$/);
  expect(readdirSync(TMPDIR)).toEqual(before);
  const beyond = await runCommand(['preview', folder, '--port', '65536']);
  expect(beyond.code).toBe(2);
  expect(beyond.stderr).toContain('a port from 0 to 65535 is expected');
});
