import type { Command } from 'commander';
import { onDemand } from '../on-demand.ts';

/** `plumbline webhooks …` lists the events sent to other systems and operators, and the state of their delivery. */
export function addWebhooksCommands(program: Command): void {
  const webhooks = program
    .command('webhooks')
    .description('what the provider’s systems, the CDN and operators are told');
  webhooks
    .command('list')
    .option('--json', json)
    .option('--all', 'all of the last 30 days, not the newest hundred')
    .description('list events with what became of them, the newest first, and count them by state')
    .action(onDemand(async () => (await import('./administer-webhooks.ts')).list));
  webhooks
    .command('retry')
    .argument('[id]', 'event, also one that was delivered (default: all that were given up)')
    .option('--json', json)
    .description('deliver again')
    .action(onDemand(async () => (await import('./administer-webhooks.ts')).retry));
  webhooks
    .command('test')
    .option('--json', json)
    .description('send an event that says nothing, to see whether it arrives')
    .action(onDemand(async () => (await import('./administer-webhooks.ts')).sendTest));
}

const json = 'print the outcome as JSON';
