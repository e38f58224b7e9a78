import { Command, InvalidArgumentError } from 'commander';
import * as z from 'zod';
import { id } from '#src/contract/provider/index-record.ts';
import { check } from './check.ts';
import { addLeadsCommands } from './leads.ts';
import { move } from './move.ts';
import { preview } from './preview.ts';
import { publish } from './publish.ts';
import { releases } from './releases.ts';
import { rollback } from './rollback.ts';

const notes = `
Exit codes
  0  done, or nothing has changed
  1  faults in the input: each is listed with file, line, column and what was expected;
     or published levels that would be taken back, and --withdraw-levels does not say so
  2  wrong use, or the environment (settings, store) does not allow it

The store is the PostgreSQL database of DATABASE_URL, or without it the embedded one in DATA_DIR
(.plumbline). A server that runs on the same DATA_DIR goes on serving: commands reach the store through it.`;

/** The commands and their options; each action does one thing and is in a file of its own. */
export function createProgram(): Command {
  const program = new Command('plumbline')
    .description(
      "Publishes a provider's folder as releases of its public site, and keeps what its forms take in",
    )
    .addHelpText('after', notes)
    .exitOverride()
    .showHelpAfterError();
  withInput(program.command('check'))
    .argument('<folders...>', 'provider folders')
    .description('read and check folders without publishing them')
    .action(check);
  withInput(program.command('preview'))
    .argument('<folder>', 'provider folder')
    .option('--port <number>', 'port of the preview', port)
    .description('serve a folder from a throwaway store')
    .action(preview);
  withInput(program.command('publish'))
    .argument('[folder]', 'provider folder')
    .option('--label <text>', 'name of the release (default: the date)')
    .option('--reason <text>', 'why published levels change; visitors see it with each correction')
    .option('--at <moment>', 'prepare it now, make it public at 2026-11-20T21:30:00Z', moment)
    .option('--levels <file>', 'add the levels of one file to what is published, and nothing else')
    .option(
      '--withdraw-levels [ids]',
      'take back published levels that are in the input no more; indexes without any level left by their ids',
      ids,
    )
    .description('check a folder and publish it as a new release')
    .action(publish);
  program.command('releases').description('list the releases, newest first').action(releases);
  program
    .command('rollback')
    .argument('<number>', 'release to go back to', wholeNumber)
    .option('--reason <text>', 'why; visitors see it with what is taken back')
    .description('publish the content of an earlier release again')
    .action(rollback);
  program
    .command('move')
    .description(
      'copy the embedded store of DATA_DIR, all of it, into the empty database of DATABASE_URL',
    )
    .action(move);
  addLeadsCommands(program);
  return program;
}

function withInput(command: Command): Command {
  return command
    .option('--files <dir>', 'folder of the files that mapping.yaml names')
    .option(
      '--report <file>',
      'write every fault, row left out and index that loses levels to a file, as JSON lines',
    );
}

function ids(text: string): string[] {
  const named = text.split(',');
  if (named.every((one) => id.safeParse(one).success)) return named;
  throw new InvalidArgumentError(
    'ids of indexes are expected, as AAA,BBB; the folder is named before this option',
  );
}

function moment(text: string): number {
  const { success } = z.iso.datetime({ offset: true }).safeParse(text);
  if (!success) {
    throw new InvalidArgumentError(
      'a moment with its time zone is expected, such as 2026-11-20T21:30:00Z',
    );
  }
  return Date.parse(text);
}

function port(text: string): number {
  const number = wholeNumber(text);
  if (number > 65_535) throw new InvalidArgumentError('a port from 0 to 65535 is expected');
  return number;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('a whole number is expected');
  return Number(text);
}
