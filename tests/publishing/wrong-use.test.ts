import { afterAll, expect, test } from 'vitest';
import { temporaryFolders } from './provider-folder.ts';
import { runCommand } from './run-command.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());

test('wrong use and a store out of reach end with exit code 2, and say why', async () => {
  const unreachable = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const [neither, noFolder, unknown, noStore, help, noPart] = await Promise.all([
    runCommand(['publish']),
    runCommand(['check', folders.path('nowhere')]),
    runCommand(['check', '--fast', '.']),
    runCommand(['releases'], unreachable),
    runCommand(['--help']),
    runCommand(['rollback', '1', '--reason', 'Wrong', '--index', 'AAA']),
  ]);
  expect(neither).toMatchObject({ code: 2, stderr: 'publish takes a folder, or --levels FILE\n' });
  expect(noFolder).toMatchObject({ code: 2, stderr: `${folders.path('nowhere')} is no folder\n` });
  const file = `${folders.write('no-folder', {})}/indexes.csv`;
  expect(await runCommand(['check', file])).toMatchObject({
    code: 2,
    stderr: `${file} is no folder: a file of levels is checked by plumbline diff ${file}\n`,
  });
  expect(unknown.code).toBe(2);
  expect(unknown.stderr).toContain("unknown option '--fast'");
  expect(noStore.code).toBe(2);
  expect(noStore.stderr).not.toContain('    at ');
  expect(noPart).toMatchObject({
    code: 2,
    stderr: '--index takes --only levels or --only constituents with it\n',
  });
  expect(help.code).toBe(0);
  expect(help.stdout).toContain('Exit codes');
});

test('the help of prune names how many years it keeps where none are said', async () => {
  const help = await runCommand(['prune', '--help']);
  expect(help.stdout.replaceAll(/\s+/g, ' ')).toContain(
    'releases of the last so many years are kept whole (default: 5)',
  );
});

test('an option that stands twice is refused, and not read by its last value alone', async () => {
  const [twice, gathered] = await Promise.all([
    runCommand(['rollback', '1', '--only', 'levels', '--index', 'AAA', '--index', 'BBB']),
    runCommand(['publish', '--accept', 'level-jump', '--accept', 'level-gap']),
  ]);
  expect(twice.code).toBe(2);
  expect(twice.stderr).toContain("error: option '--index <id>' stands twice: it takes one value");
  expect(gathered.stderr).toBe('publish takes a folder, or --levels FILE\n');
});

test('wrong use is said as JSON too where a program asks for it', async () => {
  const { code, stdout } = await runCommand(['publish', '1', '--at', 'tomorrow', '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toEqual({
    error: expect.stringMatching(/^option '--at <moment>' argument 'tomorrow' is invalid/),
  });
});
