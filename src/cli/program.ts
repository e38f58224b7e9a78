import { Command, Option } from 'commander';
import { releaseParts } from '#src/store/releases/rollback-part.ts';
import {
  duration,
  fileName,
  guards,
  ids,
  label,
  moment,
  port,
  reason,
  wholeNumber,
  years,
} from './read-options.ts';
import { addLeadsCommands } from './leads/leads-commands.ts';
import { addTokenCommands } from './newsroom/token-commands.ts';
import { onDemand } from './on-demand.ts';
import { addWebhooksCommands } from './webhooks/webhooks-commands.ts';

const notes = `
Exit codes
  0  done, or nothing has changed
  1  faults in the input: each is listed with file, line, column and what was expected;
     or published levels that would be taken back, and --withdraw-levels does not say so
  2  wrong use, or the environment (settings, store) does not allow it
  3  guards ask something, and --accept does not answer it

The store is the PostgreSQL database of DATABASE_URL, or without it the embedded one in DATA_DIR
(.plumbline). A server that runs on the same DATA_DIR goes on serving: commands reach the store through it.`;

/** Declares the commands and their options. Each action is in a file of its own, which is loaded when it runs. */
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
    .description('read and check folders by themselves, without looking at what is public')
    .action(onDemand(async () => (await import('./check.ts')).check));
  withInput(program.command('diff'))
    .argument('<input>', 'provider folder, or a file of levels (-: standard input)')
    .option('--mapping <file>', mappingHelp)
    .option('--name <file>', nameHelp, fileName)
    .option('--html <file>', 'write the whole difference as a page to read')
    .description('say what a publish would change of what is public, and what guards would ask')
    .action(onDemand(async () => (await import('./diff.ts')).diff));
  withInput(program.command('preview'))
    .argument('<input>', 'provider folder, or the number of a draft')
    .option('--port <number>', 'port of the preview', port)
    .option('--link', 'print a link to where a server shows the draft (PREVIEW_PORT), and end')
    .option('--for <time>', 'how long that link is good, as 30m, 2h or 7d (default: 2h)', duration)
    .description('serve what is public with the changes of a folder or a draft, to look at it')
    .action(onDemand(async () => (await import('./preview.ts')).preview));
  withRelease(program.command('publish'))
    .argument('[input]', 'provider folder, or the number of a draft')
    .option(
      '--at <moment>',
      'make it public at 2026-11-20T21:30:00Z: a running server does',
      moment,
    )
    .option('--emergency', 'without the approvals that guards.yaml asks for, with a --reason')
    .description('check a folder and publish it as a new release, or publish a draft')
    .action(onDemand(async () => (await import('./publish.ts')).publish));
  withRelease(program.command('draft'))
    .argument('[folder]', 'provider folder')
    .option('--replace <number>', 'put it in place of the content of this draft', wholeNumber)
    .description('check a folder and keep what it would change, for others to look at and approve')
    .action(onDemand(async () => (await import('./newsroom/draft.ts')).draft));
  withJson(program.command('drafts'))
    .option('--all', 'those too that were published or dropped')
    .description('list the drafts')
    .action(onDemand(async () => (await import('./newsroom/drafts.ts')).drafts));
  withJson(program.command('approve'))
    .argument('<number>', 'draft that somebody else has made', wholeNumber)
    .option('--revision <number>', 'only if it is still this one, as drafts lists it', wholeNumber)
    .description('let a draft go out')
    .action(onDemand(async () => (await import('./newsroom/decide.ts')).approve));
  withJson(program.command('unschedule'))
    .argument('<number>', 'draft with a moment (publish --at)', wholeNumber)
    .option('--reason <text>', 'why, for the audit log', reason)
    .description('take the moment of a draft away: it waits, with its approvals')
    .action(onDemand(async () => (await import('./newsroom/decide.ts')).unschedule));
  withJson(program.command('drop'))
    .argument('<number>', 'draft', wholeNumber)
    .option('--reason <text>', 'why', reason)
    .description('drop a draft')
    .action(onDemand(async () => (await import('./newsroom/decide.ts')).drop));
  addTokenCommands(program);
  withJson(program.command('releases'))
    .description('list the releases, newest first')
    .action(onDemand(async () => (await import('./releases.ts')).releases));
  withJson(program.command('rollback'))
    .argument('<number>', 'release to go back to', wholeNumber)
    .addOption(
      new Option('--only <part>', 'bring one part back, and leave all else as it is').choices(
        Object.keys(releaseParts),
      ),
    )
    .option('--index <id>', 'of this index alone, with --only levels or constituents')
    .option('--reason <text>', 'why; visitors see it with what is taken back', reason)
    .option('--dry-run', 'say what it would change, as diff does, and change nothing')
    .option('--html <file>', 'with --dry-run: write the whole difference as a page to read')
    .description('publish the content of an earlier release again')
    .action(onDemand(async () => (await import('./rollback.ts')).rollback));
  withJson(program.command('prune'))
    .option('--years <number>', 'releases of the last so many years are kept whole', years, 5)
    .option('--confirm', 'remove it, for good; without it nothing is removed')
    .option('--reason <text>', 'why, for the audit log', reason)
    .description(
      'say what the content of old releases takes, and remove it where that is confirmed',
    )
    .action(onDemand(async () => (await import('./prune.ts')).prune));
  program
    .command('audit')
    .option('--json', 'print each entry as a line of JSON, with its hash')
    .option(
      '--verify <hash>',
      'calculate the chain anew, and look for the hash of an earlier export',
    )
    .description('who published and rolled back, when, from where, with what')
    .action(onDemand(async () => (await import('./audit.ts')).audit));
  withJson(program.command('move'))
    .description(
      'copy the embedded store of DATA_DIR, all of it, into the empty database of DATABASE_URL',
    )
    .action(onDemand(async () => (await import('./move.ts')).move));
  addLeadsCommands(program);
  addWebhooksCommands(program);
  refuseRepeats(program);
  return program;
}

const mappingHelp = 'a mapping.yaml whose levels describe that one file of levels';

const nameHelp =
  'what standard input (-) is called, for a mapping that looks at names, and in faults';

/** Adds the options that `publish` and `draft` share. */
function withRelease(command: Command): Command {
  return withInput(command)
    .option('--label <text>', 'name of the release (default: the date)', label)
    .option(
      '--reason <text>',
      'why: of what is accepted, and of published levels that change, where visitors see it',
      reason,
    )
    .option(
      '--accept <guards>',
      'what guards ask is right, by their names, with a --reason',
      guards,
    )
    .option(
      '--levels <file>',
      'add the levels of one file (-: standard input) to what is published, and nothing else',
    )
    .option('--mapping <file>', mappingHelp)
    .option('--name <file>', nameHelp, fileName)
    .option(
      '--withdraw-levels [ids]',
      'take back published levels that are in the input no more; indexes without any level left by their ids',
      ids,
    );
}

function withInput(command: Command): Command {
  return withJson(command)
    .addOption(
      new Option('--files <dir>', 'folder of the files that mapping.yaml names').env(
        'PROVIDER_FILES',
      ),
    )
    .option(
      '--report <file>',
      'write every fault, question, row left out and index that loses levels to a file, as JSON lines',
    );
}

function withJson(command: Command): Command {
  return command.option('--json', 'print the outcome as JSON');
}

/** Options that gather what each of their occurrences names. */
const gathering: ReadonlySet<string> = new Set(['accept']);

/** Refuses an option that stands twice: only its last value would count, and nobody would hear of the others. */
function refuseRepeats(command: Command): void {
  for (const option of command.options) {
    if (option.isBoolean() || gathering.has(option.name())) continue;
    let isGiven = false;
    command.on(`option:${option.name()}`, () => {
      if (isGiven)
        command.error(`error: option '${option.flags}' stands twice: it takes one value`);
      isGiven = true;
    });
  }
  command.commands.forEach(refuseRepeats);
}
