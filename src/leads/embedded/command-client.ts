import { UnavailableError } from '#src/domain/errors.ts';
import { socketChannel } from '#src/store/embedded/channel.ts';
import { connectToSocket } from '#src/store/embedded/socket.ts';
import { fromWire } from '#src/store/embedded/wire-error.ts';
import type { LeadAdministration, StoredLead } from '../lead.ts';
import type { Command, CommandAnswer } from './command-protocol.ts';

type Pending = { resolve: (answer: CommandAnswer) => void; reject: (error: Error) => void };

/** Administers the leads of the process that listens on a socket. Rejects when no process does. */
export async function connectToLeads(socketPath: string): Promise<LeadAdministration> {
  const channel = socketChannel(await connectToSocket(socketPath));
  const pending: Pending[] = [];
  channel.listen(
    (message) => pending.shift()?.resolve(message as CommandAnswer),
    () => {
      const gone = new UnavailableError('The server that has the leads has ended');
      for (const { reject } of pending.splice(0)) reject(gone);
    },
  );

  async function ask(command: Command): Promise<CommandAnswer> {
    const answer = await new Promise<CommandAnswer>((resolve, reject) => {
      pending.push({ resolve, reject });
      channel.send(command);
    });
    if ('error' in answer) throw fromWire(answer.error);
    return answer;
  }

  async function count(command: Command): Promise<number> {
    const answer = await ask(command);
    return 'count' in answer ? answer.count : 0;
  }

  async function* list(): AsyncIterable<StoredLead> {
    for (;;) {
      const answer = await ask({ ask: 'next' });
      if (!('leads' in answer) || answer.leads.length === 0) return;
      yield* answer.leads;
    }
  }

  async function listDamaged(email: string): Promise<string[]> {
    const answer = await ask({ ask: 'damaged', email });
    return 'damaged' in answer ? answer.damaged : [];
  }

  return {
    list,
    listDamaged,
    retry: (now) => count({ ask: 'retry', now }),
    purge: (choice) => count({ ask: 'purge', choice }),
    close: async () => channel.close(),
  };
}
