import { Option, type Command } from 'commander';
import { roles } from '#src/store/tokens.ts';
import { onDemand } from '../on-demand.ts';

/** `plumbline token …` manages the named tokens, each with its role. */
export function addTokenCommands(program: Command): void {
  const token = program.command('token').description('who may draft, approve and publish');
  token
    .command('add')
    .argument('<name>', 'whom it names, in the audit log and to others')
    .addOption(new Option('--role <role>').choices([...roles]).makeOptionMandatory())
    .option('--json', json)
    .description('make a token and print it, once')
    .action(onDemand(async () => (await import('./administer-tokens.ts')).add));
  token
    .command('list')
    .option('--json', json)
    .description('list the tokens, without their secrets')
    .action(onDemand(async () => (await import('./administer-tokens.ts')).list));
  token
    .command('rotate')
    .argument('<name>')
    .option('--json', json)
    .description('give the holder of a token a new one, and make the old one void')
    .action(onDemand(async () => (await import('./administer-tokens.ts')).rotate));
  token
    .command('revoke')
    .argument('<name>')
    .option('--json', json)
    .description('make a token void, and sign its holder out of the newsroom')
    .action(onDemand(async () => (await import('./administer-tokens.ts')).revoke));
}

const json = 'print the outcome as JSON';
