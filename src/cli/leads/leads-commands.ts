import type { Command } from 'commander';
import { onDemand } from '../on-demand.ts';

/** `plumbline leads …`: the operator's commands for submissions of the forms. */
export function addLeadsCommands(program: Command): void {
  const leads = program.command('leads').description('the submissions of the forms');
  leads
    .command('list')
    .option('--json', json)
    .description('list them, oldest first, without what is personal, and count them by state')
    .action(onDemand(async () => (await import('./administer-leads.ts')).list));
  leads
    .command('export')
    .argument('[file]', 'file to write (default: standard output)')
    .option('--email <address>', 'those of this address, and what is damaged of them')
    .description('write them as CSV')
    .action(onDemand(async () => (await import('./administer-leads.ts')).exportToFile));
  leads
    .command('retry')
    .option('--json', json)
    .description('forward again what was given up')
    .action(onDemand(async () => (await import('./administer-leads.ts')).retry));
  leads
    .command('purge')
    .option('--json', json)
    .option('--before <date>', 'those received before this day (UTC), as 2026-11-20')
    .option('--email <address>', 'those of this address, and what is damaged of them')
    .description('remove submissions for good, whatever their state')
    .action(onDemand(async () => (await import('./administer-leads.ts')).purge));
}

const json = 'print the outcome as JSON';
